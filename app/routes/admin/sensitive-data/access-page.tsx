// The page of every kind of sensitive data: it asks for a reason and the password, then shows the data once.
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { limits } from "~server/kernel/limits";
import { FormPage } from "~/form/form-page";
import { ReasonField } from "~/form/reason-field";
import { SubmitButton } from "~/form/submit-button";
import { useFormState, type FieldState } from "~/form/use-form-state";
import { StepUpFields } from "~/sign-in/step-up-fields";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

/** With the side of a card for the page that asks for it. */
const names = ["side", "reason", "password", "code"] as const;

interface AccessProps {
  title: string;
  /** The data to be shown, and its owner. */
  lead: ReactNode;
  formId: string;
  backHref: string;
  /** Who can see the reason. */
  hint?: string;
  confirm?: string;
  /** A field before the reason. */
  children?: (side: FieldState) => ReactNode;
}

interface Props<Seen> extends AccessProps {
  /** The data, once it is revealed: to see it again takes another request. */
  seen: Seen | undefined;
  seenTitle: string;
  /** Names the affected user, if `lead` doesn't. */
  seenLead?: ReactNode;
  show: (seen: Seen) => ReactNode;
  /** A review without leaving the page. */
  decision?: ReactNode;
}

export function SensitiveDataAccessPage<Seen>({
  seen,
  seenTitle,
  seenLead,
  show,
  decision,
  ...access
}: Props<Seen>) {
  const t = useMessages("staffSensitiveData");
  if (seen === undefined) return <AccessPage {...access} />;
  return (
    <div className="form-page">
      <h1>{seenTitle}</h1>
      <p className="lead wrap-anywhere">{seenLead ?? access.lead}</p>
      <div className="mt-4 mb-5">
        <Banner tone="info">{t("shownOnce")}</Banner>
      </div>
      <Panel>{show(seen)}</Panel>
      <div className="actions mt-5">
        {decision}
        <ButtonLink href={access.backHref} tone={decision ? "quiet" : "primary"}>
          {t("done")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Asks for a reason and the password before sensitive data is shown. */
export function AccessPage({
  title,
  lead,
  formId,
  backHref,
  hint,
  confirm,
  children,
}: AccessProps) {
  const t = useMessages("staffSensitiveData");
  const { needsCode } = useLoaderData<{ needsCode: boolean }>();
  const form = useFormState({ id: formId, names, values: { side: "front" } });
  return (
    <FormPage title={title} lead={lead} form={form}>
      {children?.(form.fields.side)}
      <ReasonField field={form.fields.reason} label={t("reason")} hint={hint ?? t("reasonHint")} />
      <StepUpFields
        fields={form.fields}
        needsCode={needsCode}
        hint={t("passwordHint", { minutes: limits.confirmedMinutes })}
        isOptional
      />
      <div className="actions">
        <SubmitButton busy={t("loading")}>{confirm ?? t("access")}</SubmitButton>
        <ButtonLink tone="quiet" href={backHref}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
