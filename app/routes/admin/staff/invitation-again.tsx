import type { ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import type { StaffMember } from "~server/features/staff/schemas";
import { limits } from "~server/kernel/limits";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useShownMember } from "./shown-member";
import { personLabel } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffMembers", "resendTitle"),
  calls: "staff.inviteAgain",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.member ?? "";
  const answer = await api(request).staff.inviteAgain({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffMembers");
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    t("invitationSent", { email: answer.value.email }),
  );
}

export default function InvitationAgainDialog() {
  const t = useMessages("staffMembers");
  const member = useShownMember();
  const form = useFormState({ id: "staff-invitation-again", names: [] });
  return (
    <ConfirmDialog
      title={t("resendTitle")}
      closeHref={paths.admin.staff()}
      closedBecause={whyClosed(t, member)}
      back={t("backToStaff")}
      form={form}
      confirm={t("resend")}
      busy={t("sending")}
      tone="primary"
    >
      <p className="wrap-anywhere">
        {t("resendLead", {
          name: member && personLabel({ ...member, email: undefined }),
          email: member?.email,
        })}
      </p>
      <p className="hint">{t("resendHint", { hours: limits.staffInvitationHours })}</p>
    </ConfirmDialog>
  );
}

function whyClosed(
  t: TranslateForPage<"staffMembers">,
  member: StaffMember | undefined,
): string | null {
  if (!member) return t("noSuchMember");
  return member.state === "invited" ? null : t("noInvitation", { name: personLabel(member) });
}
