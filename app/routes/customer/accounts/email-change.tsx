// Customers change their own email: a link goes to the new one, and a notice to the current one.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnEmailChangeForm } from "~server/features/accounts/own-email-schemas";
import { limits } from "~server/kernel/limits";
import { Form } from "~/form/form";
import { EmailField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { emailDeliveryNotice } from "~/platform/email-delivery.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { loadState } from "~/sign-in/second-factor.server";
import { submitConfirmed } from "~/sign-in/step-up.server";
import { StepUpFields } from "~/sign-in/step-up-fields";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { SettingsNav } from "../profiles/settings-nav";
import { useProfile } from "../profiles/use-profile";
import { PendingEmailPanel } from "../profiles/pending-email-panel";

export const handle = { title: pageText("emailChange", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const [{ pending }, { isOn }] = await Promise.all([
    load(request, api(request).users.emailChange()),
    loadState(request),
  ]);
  return { pending, needsCode: isOn, elsewhere: emailDeliveryNotice(request) };
}

/** The password is asked for each time: someone who finds this browser open must not change where its links go. */
export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitConfirmed(request, OwnEmailChangeForm);
  if (!submission.ok) return submission.reply;
  const { email } = submission.value;
  const { key } = submission;
  const answer = await api(request).users.requestEmailChange({ body: { email }, key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.emailChange(), answer.value.message);
}

export default function EmailChangePage() {
  const t = useMessages("emailChange");
  const { pending, elsewhere } = useLoaderData<typeof loader>();
  const { email, role } = useProfile();
  return (
    <div className="form-page">
      <PageHeading title={t("title")} lead={t("lead")} tabs={<SettingsNav current="profile" />} />
      {pending && (
        <PendingEmailPanel pending={pending} email={email} elsewhere={elsewhere}>
          <ButtonLink tone="secondary" href={paths.customer.emailChangeLink()}>
            {t("resend")}
          </ButtonLink>
          <ButtonLink tone="quiet" href={paths.customer.emailChangeCancellation()}>
            {t("cancel")}
          </ButtonLink>
        </PendingEmailPanel>
      )}
      {role === "admin" ? <Banner tone="info">{t("staff")}</Banner> : <NewEmailForm />}
    </div>
  );
}

function NewEmailForm() {
  const t = useMessages("emailChange");
  const { pending, needsCode } = useLoaderData<typeof loader>();
  const { email, emailVerified } = useProfile();
  const form = useFormState({ id: "email-change", names: ["email", "password", "code"] });
  return (
    <Panel>
      <Form form={form}>
        <div className="field">
          <p className="weight-strong">{t("current")}</p>
          <p className="wrap-anywhere">{email}</p>
          <p className="hint">
            {emailVerified ? t("notice", { days: limits.emailUndoDays }) : t("noticeUnconfirmed")}
          </p>
        </div>
        <EmailField
          field={form.fields.email}
          label={t("newEmail")}
          hint={pending ? t("replaces") : t("newEmailHint")}
          autoComplete="email"
        />
        <StepUpFields fields={form.fields} needsCode={needsCode} />
        <div className="actions">
          <SubmitButton busy={t("sending")}>{t("send")}</SubmitButton>
          <ButtonLink href={paths.customer.settings()} tone="quiet">
            {t("back")}
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
