import type { ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import type { StaffMember } from "~server/features/staff/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { nobodyThere, useShownMember } from "./shown-member";

export const handle = { title: "Send the invitation again", right: "staff" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.member ?? "";
  const answer = await api(request).staff.inviteAgain({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    `Invitation sent to ${answer.value.email}`,
  );
}

export default function InvitationAgainDialog() {
  const member = useShownMember();
  const form = useFormState({ id: "staff-invitation-again", names: [] });
  return (
    <ConfirmDialog
      title="Send the invitation again"
      closeHref={paths.admin.staff()}
      closedBecause={whyClosed(member)}
      back="Back to staff"
      form={form}
      confirm="Send again"
      busy="Sending..."
      tone="primary"
    >
      <p className="wrap-anywhere">
        We mail {member?.fullname} a new link to choose a password, to {member?.email}.
      </p>
      <p className="hint">
        It works for {limits.staffInvitationHours} hours. The link from before no longer works.
      </p>
    </ConfirmDialog>
  );
}

function whyClosed(member: StaffMember | undefined): string | null {
  if (!member) return nobodyThere;
  return member.state === "invited" ? null : `${member.fullname} has no open invitation.`;
}
