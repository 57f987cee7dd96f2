// Puts the payouts of one person on hold, or changes the hold that there is.
import type { ActionFunctionArgs } from "@remix-run/node";
import { PayoutHoldForm } from "~server/features/payout-holds/schemas";
import { dayAfter, dayOf, startOfDay } from "~server/kernel/calendar";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field, TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { useTimeZone } from "~/ui/time-zone";
import { useShownUser } from "../users/shown-user";

export const handle = { title: "Put payouts on hold", right: "holds" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PayoutHoldForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { until: day, reason } = submission.value;
  const until = new Date(startOfDay(dayAfter(day), timeZone)).toISOString();
  const answer = await api(request).users.holdPayouts({
    params: { id },
    body: { until, reason },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.user(id), "Payouts are on hold");
}

export default function PayoutHoldDialog() {
  const { user, from } = useShownUser();
  const zone = useTimeZone();
  const { payoutsHeldUntil: until, payoutsHoldReason: reason } = user;
  const form = useFormState({
    id: "payout-hold",
    names: ["until", "reason"],
    // The hold ends with the first moment of the day after.
    values: until ? { until: dayOf(Date.parse(until) - 1, zone), reason } : {},
  });
  return (
    <ConfirmDialog
      title={until ? "Change the hold on payouts" : "Put payouts on hold"}
      closeHref={paths.admin.user(user.id, from)}
      form={form}
      confirm={until ? "Change the hold" : "Put on hold"}
      busy="Saving..."
    >
      <p className="wrap-anywhere">
        {user.fullname || user.username} can sign in and deposit as usual, but can&apos;t ask for
        withdrawals, and none is approved until then.
      </p>
      <Field
        field={form.fields.until}
        label="Until the end of"
        type="date"
        hint={`In your time zone, ${zone.replaceAll("_", " ")}. At most a year from now.`}
      />
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="The customer reads it on their pages and by mail."
        maxLength={limits.descriptionMaximumLength}
      />
    </ConfirmDialog>
  );
}
