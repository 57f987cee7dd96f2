// Puts one user's payouts on hold, or changes the current hold.
import type { ActionFunctionArgs } from "@remix-run/node";
import { PayoutHoldForm } from "~server/features/payout-holds/schemas";
import { dayAfter, dayOf, startOfDay } from "~server/kernel/calendar";
import { zoneName } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field, TextAreaField } from "~/form/field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useTimeZone } from "~/ui/time-zone";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayoutHolds", "holdTitle"),
  calls: "users.holdPayouts",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
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
  return redirectWithFlash(
    request,
    paths.admin.user(id),
    messagesFor(request, "staffPayoutHolds")("onHold"),
  );
}

export default function PayoutHoldDialog() {
  const t = useMessages("staffPayoutHolds");
  const { user, from } = useShownUser();
  const zone = useTimeZone();
  const { payoutsHeldUntil: until, payoutsHoldReason: reason } = user;
  const form = useFormState({
    id: "payout-hold",
    names: ["until", "reason"],
    // The hold ends when the next day begins.
    values: until ? { until: dayOf(Date.parse(until) - 1, zone), reason } : {},
  });
  return (
    <ConfirmDialog
      title={until ? t("changeHoldTitle") : t("holdTitle")}
      closeHref={paths.admin.user(user.id, from)}
      form={form}
      confirm={until ? t("changeHold") : t("putOnHold")}
      busy={t("saving")}
    >
      <p className="wrap-anywhere">{t("holdLead", { name: personLabel(user) })}</p>
      <Field
        field={form.fields.until}
        label={t("holdUntil")}
        type="date"
        hint={t("holdUntilHint", { zone: zoneName(zone) })}
      />
      <TextAreaField
        field={form.fields.reason}
        label={t("reason")}
        hint={t("holdReasonHint")}
        maxLength={limits.descriptionMaximumLength}
      />
    </ConfirmDialog>
  );
}
