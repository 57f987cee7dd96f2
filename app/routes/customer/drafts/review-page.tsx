import type { ReactNode } from "react";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { VersionField } from "~/form/version-field";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { DraftSteps } from "./draft-steps";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  form: FormState;
  items: readonly { term: string; value: ReactNode }[];
  /** What happens once it is confirmed. */
  next: string;
  confirm: string;
  changeHref: string;
  /** When the draft expires: ISO 8601, in UTC. */
  until: string;
  /** Of the draft: a change since isn't confirmed. */
  version: number;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
}

/** The values to review, and the button that confirms them. */
export function ReviewPage({
  title,
  form,
  items,
  next,
  confirm,
  changeHref,
  until,
  version,
  children,
}: Props) {
  const t = useMessages("drafts");
  return (
    <>
      <div className="form-page">
        <DraftSteps current={2} />
      </div>
      <FormPage title={title} lead={t("confirmBy", { time: <Instant iso={until} /> })} form={form}>
        <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
        <VersionField version={version} />
        <p>{next}</p>
        {children}
        <div className="actions">
          <SubmitButton busy={t("processing")}>{confirm}</SubmitButton>
          <ButtonLink href={changeHref} tone="quiet">
            {t("edit")}
          </ButtonLink>
        </div>
      </FormPage>
    </>
  );
}
