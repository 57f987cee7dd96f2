import { type ActionFunctionArgs } from "@remix-run/node";
import { rightForPart } from "~server/kernel/staff-roles";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { KycApprovalForm } from "~server/features/accounts/admin-schemas";
import { submit } from "~/platform/posts/submit.server";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { doneLabel, nextHref, fromParam } from "../queues/queue-labels";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { hasDocuments, reasonMissing } from "./checked-outside.server";
import { KycDialog } from "./kyc-dialog";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffKyc", "approveTitle"),
  rights: () => [rightForPart({ role: "user" }, "kyc")],
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, KycApprovalForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const { version, reason } = submission.value;
  if (reason === undefined && !(await hasDocuments(request, id)))
    return submission.refuse(reasonMissing(request, "reason"));
  const body = { kycStatus: "approved", kycReason: reason, version } as const;
  const answer = await api(request).users.edit({ params: { id }, body, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const from = fromParam(request);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.user(id, from)),
    doneLabel(from, messagesFor(request, "staffKyc")("approved"), personLabel(answer.value)),
  );
}

export default function KycApprovalDialog() {
  const t = useMessages("staffKyc");
  const { user, from } = useShownUser();
  const form = useFormState({ id: "kyc-approval", names: ["reason"] });
  const isOutside = user.kycUrls.length === 0;
  return (
    <KycDialog
      title={t(isOutside ? "approveOutsideTitle" : "approveTitle")}
      user={user}
      from={from}
      form={form}
      confirm={t("approve")}
      tone="success"
    >
      <p>{t("approveEffect", { name: personLabel(user) })}</p>
      {isOutside && (
        <ReasonField
          field={form.fields.reason}
          label={t("outsideReason")}
          hint={t("outsideReasonHint")}
        />
      )}
    </KycDialog>
  );
}
