// Requests higher limits for one customer until a date, which a colleague must approve.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { limitRaiseFormFor } from "~server/features/movement-limits/raise-schemas";
import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import { dayAfter, dayOf, startOfDay } from "~server/kernel/calendar";
import { zoneName } from "~server/kernel/instants";
import { type MovementDirection } from "~server/kernel/levels";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { MoneyField } from "~/form/money-field";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useTimeZone } from "~/ui/time-zone";
import { useMessages } from "~/ui/use-messages";
import { personLabel } from "../people/person-name";
import { useShownUser } from "../people/shown-user";
import { DirectionField } from "./direction-field";
import { loadLimits } from "./load-limits.server";
import { limitedIn, raisedIn } from "./raised-limits";

export const handle = {
  title: pageText("staffLimits", "raise"),
  calls: "limits.raise",
} satisfies PageHandle;

export const loader = loadLimits;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const id = params.userId ?? "";
  const known = await api(request).limits.ofUser({ params: { id } });
  const submission = await submit(
    request,
    limitRaiseFormFor(known.ok ? known.value.currency : undefined),
  );
  if (!submission.ok) return submission.reply;
  if (!known.ok) return submission.refuse(known.problem);
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { until: day, ...wanted } = submission.value;
  const until = new Date(startOfDay(dayAfter(day), timeZone)).toISOString();
  const answer = await api(request).limits.raise({
    params: { id },
    body: { ...wanted, currency: known.value.currency, until },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  const t = messagesFor(request, "staffLimits");
  return redirectWithFlash(request, paths.admin.user(id), t("raised"));
}

export default function LimitRaiseDialog() {
  const t = useMessages("staffLimits");
  const zone = useTimeZone();
  const { limits } = useLoaderData<typeof loader>();
  const { user, from } = useShownUser();
  const limited = limits ? limitedIn(limits) : [];
  const form = useFormState({
    id: "limit-raise",
    names: ["direction", "day", "thirtyDays", "until", "reason"],
    values: limits ? valuesIn(limits, zone) : {},
  });
  return (
    <ConfirmDialog
      title={t("raise")}
      closeHref={paths.admin.user(user.id, from)}
      closedBecause={limited.length === 0 && !form.faults.length && t("noLimits")}
      form={form}
      confirm={t("requestRaise")}
      busy={t("saving")}
      tone="primary"
    >
      <p className="wrap-anywhere">{t("raiseLead", { name: personLabel(user) })}</p>
      <DirectionField field={form.fields.direction} directions={limited} limits={limits} />
      <MoneyField
        field={form.fields.day}
        label={t("raisedDay")}
        hint={t("raisedHint")}
        isOptional
        {...(limits && { currency: limits.currency })}
      />
      <MoneyField
        field={form.fields.thirtyDays}
        label={t("raisedThirtyDays")}
        hint={t("raisedHint")}
        isOptional
        {...(limits && { currency: limits.currency })}
      />
      <Field
        field={form.fields.until}
        label={t("raiseUntil")}
        type="date"
        hint={t("raiseUntilHint", { zone: zoneName(zone) })}
      />
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("reasonHint")} />
    </ConfirmDialog>
  );
}

/** Those of the raise that is in force, if there is one alone; else the only direction that has limits. */
function valuesIn(limits: CustomerLimits, zone: string) {
  const [raised, another] = raisedIn(limits);
  if (!raised || another) {
    const [only, other]: (MovementDirection | undefined)[] = limitedIn(limits);
    return other ? {} : { direction: only };
  }
  const { day, thirtyDays } = limits[raised];
  const until = day?.raisedUntil ?? thirtyDays?.raisedUntil ?? "";
  return {
    direction: raised,
    day: day?.raisedUntil && day.limit.toFixed(2),
    thirtyDays: thirtyDays?.raisedUntil && thirtyDays.limit.toFixed(2),
    // The raise ends when the next day begins.
    until: dayOf(Date.parse(until) - 1, zone),
  };
}
