// Whether two-factor authentication is on, and how to turn it on or off; a page of both areas.
import type { ReactNode } from "react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SecondFactorState } from "~server/features/second-factor/schemas";
import type { PageHandle } from "~/platform/document/page-handle";
import { stepUpPathsAt } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Day } from "~/ui/instant";
import { usePageFacts } from "~/ui/page-facts";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { loadState, signedInHere, signedInHereToPost, startSetUp } from "./second-factor.server";
import { StepUpFields } from "./step-up-fields";
import { useMessages } from "~/ui/use-messages";

export const handle = { title: pageText("twoFactor", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInHere(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInHereToPost(request);
  return startSetUp(request);
}

/** `tabs` are the pages beside it in its area. */
export default function SecondFactorPage({ tabs }: { tabs?: ReactNode }) {
  const t = useMessages("twoFactor");
  const state = useLoaderData<typeof loader>();
  const { isOn, isRequired } = state;
  return (
    <div className="form-page">
      <PageHeading title={t("title")} lead={t("lead")} tabs={tabs} />
      {isRequired && !isOn && <Banner tone="warning">{t("required")}</Banner>}
      <Panel title={isOn ? t("isOn") : t("isOff")}>
        {isOn ? <WhileOn {...state} /> : <WhileOff />}
      </Panel>
    </div>
  );
}

function WhileOn({ since, recoveryCodesLeft }: SecondFactorState) {
  const t = useMessages("twoFactor");
  const at = stepUpPathsAt(usePageFacts().here);
  return (
    <div className="grid gap-4">
      <p>
        {since && <>{t("since", { day: <Day iso={since} /> })} </>}
        {t("codesLeft", { count: recoveryCodesLeft })}
      </p>
      <div className="actions">
        <ButtonLink
          href={at.recoveryCodes()}
          tone={recoveryCodesLeft > 2 ? "secondary" : "primary"}
        >
          {t("newCodes")}
        </ButtonLink>
        <ButtonLink href={at.secondFactorRemoval()} tone="quiet">
          {t("turnOff")}
        </ButtonLink>
      </div>
    </div>
  );
}

function WhileOff() {
  const t = useMessages("twoFactor");
  const form = useFormState({ id: "second-factor", names: ["password", "code"] });
  return (
    <Form form={form}>
      <p>{t("appNeeded")}</p>
      <StepUpFields fields={form.fields} needsCode={false} />
      <div className="actions">
        <SubmitButton busy={t("settingUp")}>{t("setUp")}</SubmitButton>
      </div>
    </Form>
  );
}
