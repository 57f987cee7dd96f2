import type { ActionFunctionArgs } from "@remix-run/node";
import { PayoutHoldLiftBody } from "~server/features/payout-holds/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { useShownUser } from "../users/shown-user";

export const handle = { title: "Lift the hold on payouts", right: "holds" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PayoutHoldLiftBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).users.liftPayoutHold({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.user(id), "The hold on payouts is lifted");
}

export default function PayoutHoldLiftingDialog() {
  const { user, from } = useShownUser();
  const form = useFormState({ id: "payout-hold-lifting", names: ["reason"] });
  return (
    <ConfirmDialog
      title="Lift the hold on payouts"
      closeHref={paths.admin.user(user.id, from)}
      closedBecause={
        !user.payoutsHeldUntil && !form.faults.length && "Payouts of this person are not on hold."
      }
      back="Back to the user"
      form={form}
      confirm="Lift the hold"
      busy="One moment..."
      tone="primary"
    >
      <p className="wrap-anywhere">
        {user.fullname || user.username} can withdraw again, and is told by mail.
      </p>
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="Kept in the audit log."
        isOptional
        maxLength={limits.descriptionMaximumLength}
      />
    </ConfirmDialog>
  );
}
