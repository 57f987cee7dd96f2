import type { ActionFunctionArgs } from "@remix-run/node";
import { PayoutUnblockBody } from "~server/features/withdrawals/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayoutBlocks", "liftTitle"),
  calls: "users.unblockPayouts",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PayoutUnblockBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).users.unblockPayouts({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.user(id),
    messagesFor(request, "staffPayoutBlocks")("lifted"),
  );
}

export default function PayoutUnblockDialog() {
  const t = useMessages("staffPayoutBlocks");
  const { user, from } = useShownUser();
  const form = useFormState({ id: "payout-unblocking", names: ["reason"] });
  return (
    <ConfirmDialog
      title={t("liftTitle")}
      closeHref={paths.admin.user(user.id, from)}
      closedBecause={!user.payoutsBlockedUntil && !form.faults.length && t("notBlocked")}
      back={t("backToUser")}
      form={form}
      confirm={t("unblock")}
      busy={t("saving")}
      tone="primary"
    >
      <p className="wrap-anywhere">{t("liftLead", { name: personLabel(user) })}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("reason")}
        hint={t("liftReasonHint")}
        isOptional
      />
    </ConfirmDialog>
  );
}
