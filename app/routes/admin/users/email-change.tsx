// Requests a new email for a user who lost their mailbox, which a colleague must approve.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmailChangeForm } from "~server/features/accounts/email-change-schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { EmailField } from "~/form/person-fields";
import { ReasonField } from "~/form/reason-field";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { loadStepUp, withStepUp } from "~/sign-in/step-up.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { useShownUser } from "../people/shown-user";

export const handle = {
  title: pageText("staffUsers", "changeEmail"),
  calls: "recovery.changeEmail",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadStepUp(request);
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, EmailChangeForm);
  if (!submission.ok) return submission.reply;
  const { key, value } = submission;
  const { email, reason } = value;
  const id = params.userId ?? "";
  const answer = await withStepUp(request, value, () =>
    api(request).recovery.changeEmail({ params: { id }, body: { email, reason }, key }),
  );
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest, message } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  return redirectWithFlash(request, paths.admin.user(id), message);
}

export default function EmailChangeDialog() {
  const t = useMessages("staffUsers");
  const stepUp = useLoaderData<typeof loader>();
  const { user } = useShownUser();
  const form = useFormState({ id: "email-change", names: ["email", "reason", "password", "code"] });
  return (
    <ConfirmDialog
      title={t("changeEmail")}
      closeHref={paths.admin.user(user.id)}
      closedBecause={user.closedAt && t("closedLead")}
      back={t("backToUser")}
      form={form}
      confirm={t("requestEmailChange")}
      busy={t("saving")}
      tone="primary"
    >
      <p className="wrap-anywhere">{t("changeEmailLead", { email: user.email })}</p>
      <p className="hint">{t("changeEmailHint")}</p>
      <EmailField field={form.fields.email} label={t("newEmail")} autoComplete="off" />
      <ReasonField
        field={form.fields.reason}
        label={t("reason")}
        hint={t("changeEmailReasonHint")}
      />
      <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("changeEmailStepUp")} />
    </ConfirmDialog>
  );
}
