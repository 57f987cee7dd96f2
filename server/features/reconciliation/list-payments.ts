import type { Locale } from "../../locales/locale";
import type { z } from "zod";
import type { reconciliationOperations } from "./operations";
import { comparedPaymentsIn } from "./store";
import type { ComparedPayment, Comparison, ComparisonQuery } from "./schemas";
import { limits } from "../../kernel/limits";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { existingPage, pageResponseOf } from "../../http/list-page";
import { comparePayment } from "./compare-payment";
import { periodOf, type DatePeriod } from "./period-of";

type Show = z.output<typeof ComparisonQuery>["show"];

export const isShown =
  (show: Show) =>
  ({ differences }: ComparedPayment) =>
    show === "all" || differences.length > 0;

/** Compares all payments of the period, because only the comparison shows which differ. */
export const listPayments: Handler<typeof reconciliationOperations.payments> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const period = periodOf(context, actor, query);
  if (isRefusal(period)) return period;
  const { limit, show } = query;
  const counts = { differs: 0, open: 0, settled: 0, agrees: 0, unread: 0 };
  const shown: ComparedPayment[] = [];
  for await (const payment of comparedIn(context, period, locale)) {
    counts[payment.standing] += 1;
    if (!payment.gateway) counts.unread += 1;
    if (isShown(show)(payment)) shown.push(payment);
  }
  const page = existingPage(query, shown.length);
  const payments = shown.slice((page - 1) * limit, page * limit);
  return {
    from: period.from,
    to: period.to,
    simulated: context.crypto.gateway.isSimulated,
    counts,
    payments,
    ...pageResponseOf(query, shown.length),
  } satisfies Comparison;
};

async function* comparedIn(
  context: Context,
  period: DatePeriod,
  locale: Locale,
): AsyncGenerator<ComparedPayment> {
  const comparedPayments = comparedPaymentsIn(context.storage.db);
  for (let after: { at: number; id: string } | undefined; ;) {
    const rows = await comparedPayments.list(period, { limit: limits.exportedAtOnce, after });
    for (const row of rows) yield comparePayment(row, context.now(), locale);
    const last = rows.at(-1);
    if (last === undefined || rows.length < limits.exportedAtOnce) return;
    after = { at: last.created_at, id: last.order_number };
  }
}
