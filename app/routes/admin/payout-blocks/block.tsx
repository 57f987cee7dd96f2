// Blocks one user's payouts, or changes the current block.
import type { ActionFunctionArgs } from "@remix-run/node";
import { PayoutBlockForm } from "~server/features/withdrawals/schemas";
import { dayAfter, dayOf, startOfDay } from "~server/kernel/calendar";
import { zoneName } from "~server/kernel/instants";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { ReasonField } from "~/form/reason-field";
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
  title: pageText("staffPayoutBlocks", "blockTitle"),
  calls: "users.blockPayouts",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PayoutBlockForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { until: day, reason } = submission.value;
  const until = new Date(startOfDay(dayAfter(day), timeZone)).toISOString();
  const answer = await api(request).users.blockPayouts({
    params: { id },
    body: { until, reason },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.user(id),
    messagesFor(request, "staffPayoutBlocks")("blocked"),
  );
}

export default function PayoutBlockDialog() {
  const t = useMessages("staffPayoutBlocks");
  const { user, from } = useShownUser();
  const zone = useTimeZone();
  const { payoutsBlockedUntil: until, payoutsBlockReason: reason } = user;
  const form = useFormState({
    id: "payout-block",
    names: ["until", "reason"],
    // The block ends when the next day begins.
    values: until ? { until: dayOf(Date.parse(until) - 1, zone), reason } : {},
  });
  return (
    <ConfirmDialog
      title={until ? t("changeBlockTitle") : t("blockTitle")}
      closeHref={paths.admin.user(user.id, from)}
      form={form}
      confirm={until ? t("changeBlock") : t("blockPayouts")}
      busy={t("saving")}
    >
      <p className="wrap-anywhere">{t("blockLead", { name: personLabel(user) })}</p>
      <Field
        field={form.fields.until}
        label={t("blockUntil")}
        type="date"
        hint={t("blockUntilHint", { zone: zoneName(zone) })}
      />
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("blockReasonHint")} />
    </ConfirmDialog>
  );
}
