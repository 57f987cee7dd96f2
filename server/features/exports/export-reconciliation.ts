import type { Handler } from "../../http/call";
import { isRefusal } from "../../kernel/refusal";
import { comparePayment } from "../reconciliation/compare-payment";
import { isShown } from "../reconciliation/list-payments";
import { periodOf } from "../reconciliation/period-of";
import { comparedPaymentsIn } from "../reconciliation/store";
import { recordExport } from "./record-export";
import type { exportOperations } from "./operations";
import { pageWindowAfter, nextCursor } from "./page-window";
import { readBankDays } from "../bank-statements/list-bank-days";

export const exportPayments: Handler<typeof exportOperations.reconciliation> = async (call) => {
  const { context, actor, query, locale } = call;
  const period = periodOf(context, actor, query);
  if (isRefusal(period)) return period;
  const markOf = await recordExport(call, "reconciliation");
  const rows = await comparedPaymentsIn(context.storage.db).list(
    period,
    pageWindowAfter(query.after),
  );
  const cursors = rows.map((row) => ({ id: row.order_number, created_at: row.created_at }));
  return {
    rows: rows.map((row) => comparePayment(row, context.now(), locale)).filter(isShown(query.show)),
    next: nextCursor(cursors, (row) => row.created_at, markOf),
  };
};

/** Sums without customers' data. */
export const exportBankDays: Handler<typeof exportOperations.bankDays> = async (call) => {
  const found = await readBankDays(call);
  if (!isRefusal(found)) await recordExport(call, "bank-reconciliation");
  return found;
};
