import type { ActionFunctionArgs } from "@remix-run/node";
import { StaffEndingBody, type StaffMember } from "~server/features/staff/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { VersionField } from "~/form/version-field";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { MemberReasonField } from "./member-reason-field";
import { SecondOwnerHint } from "./second-owner-hint";
import { useShownMember, useStaff } from "./shown-member";
import { personLabel } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffMembers", "revokeAccess"),
  calls: "staff.end",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, StaffEndingBody);
  if (!submission.ok) return submission.reply;
  const id = params.member ?? "";
  const answer = await api(request).staff.end({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    messagesFor(request, "staffMembers")("accessRevoked"),
  );
}

export default function StaffEndingDialog() {
  const t = useMessages("staffMembers");
  const member = useShownMember();
  const staff = useStaff();
  const form = useFormState({ id: "staff-ending", names: ["reason"] });
  return (
    <ConfirmDialog
      title={t("revokeAccess")}
      closeHref={paths.admin.staff()}
      closedBecause={whyClosed(t, member)}
      back={t("backToStaff")}
      form={form}
      confirm={t("revokeAccess")}
      busy={t("revoking")}
    >
      {member && <VersionField version={member.version} />}
      <p className="wrap-anywhere">
        {t("revokeQuestion", { name: member && personLabel(member) })}
      </p>
      <p className="hint">{t("revokeEffect")}</p>
      <MemberReasonField field={form.fields.reason} />
      <SecondOwnerHint staff={staff} />
    </ConfirmDialog>
  );
}

function whyClosed(
  t: TranslateForPage<"staffMembers">,
  member: StaffMember | undefined,
): string | null {
  if (!member) return t("noSuchMember");
  return member.state === "former" ? t("noLongerStaff", { name: personLabel(member) }) : null;
}
