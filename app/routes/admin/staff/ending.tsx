import type { ActionFunctionArgs } from "@remix-run/node";
import { StaffEndingBody, type StaffMember } from "~server/features/staff/schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { VersionField } from "~/form/version-field";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ReasonField } from "./reason-field";
import { SecondOwnerHint } from "./second-owner-hint";
import { nobodyThere, useShownMember, useStaff } from "./shown-member";

export const handle = { title: "End access", right: "staff" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, StaffEndingBody);
  if (!submission.ok) return submission.reply;
  const id = params.member ?? "";
  const answer = await api(request).staff.end({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(request, paths.admin.staff(), "Access ended");
}

export default function StaffEndingDialog() {
  const member = useShownMember();
  const staff = useStaff();
  const form = useFormState({ id: "staff-ending", names: ["reason"] });
  return (
    <ConfirmDialog
      title="End access"
      closeHref={paths.admin.staff()}
      closedBecause={whyClosed(member)}
      back="Back to staff"
      form={form}
      confirm="End access"
      busy="One moment..."
    >
      {member && <VersionField version={member.version} />}
      <p className="wrap-anywhere">End the access of {member?.fullname} to the back office?</p>
      <p className="hint">
        They are signed out everywhere now, their API tokens are revoked, and their password no
        longer works. Their name stays in the audit log, and you can invite them again.
      </p>
      <ReasonField field={form.fields.reason} />
      <SecondOwnerHint staff={staff} />
    </ConfirmDialog>
  );
}

function whyClosed(member: StaffMember | undefined): string | null {
  if (!member) return nobodyThere;
  return member.state === "former" ? `${member.fullname} is staff no more.` : null;
}
