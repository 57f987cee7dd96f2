// Invites a staff member, who chooses a password through an emailed link.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StaffInvitationForm } from "~server/features/staff/schemas";
import { limits } from "~server/kernel/limits";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { FormPage } from "~/form/form-page";
import { EmailField, FullNameField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { MemberReasonField } from "./member-reason-field";
import { RoleFields, roleNames } from "./role-fields";
import { SecondOwnerHint } from "./second-owner-hint";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffMembers", "invite"),
  calls: "staff.invite",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return load(request, api(request).staff.list());
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, StaffInvitationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).staff.invite(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "staffMembers");
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    t("invitationSent", { email: answer.value.email }),
  );
}

export default function StaffInvitationPage() {
  const t = useMessages("staffMembers");
  const { staff } = useLoaderData<typeof loader>();
  const names = ["email", "fullname", ...roleNames, "reason"] as const;
  const form = useFormState({ id: "staff-invitation", names });
  const { fields } = form;
  return (
    <FormPage
      title={t("invite")}
      lead={t("inviteLead", { hours: limits.staffInvitationHours })}
      form={form}
    >
      <EmailField field={fields.email} autoComplete="off" hint={t("emailHint")} />
      <FullNameField field={fields.fullname} isOwn={false} />
      <RoleFields fields={fields} />
      <MemberReasonField field={fields.reason} />
      <SecondOwnerHint staff={staff} />
      <div className="actions">
        <SubmitButton busy={t("sending")}>{t("sendInvitation")}</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.staff()}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
