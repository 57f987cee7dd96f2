// Queries the gateway about earlier payments again: once a day each in the background, and when an administrator requests it.
import type { reconciliationOperations } from "./operations";
import { statusSnapshotsIn } from "../crypto-payments/status-snapshot-store";
import { cryptoPaymentsIn } from "../crypto-payments/store";
import { limits } from "../../kernel/limits";
import { isRefusal } from "../../kernel/refusal";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { fetchStatus } from "../crypto-payments/fetch-status";
import { handleUpdate } from "../crypto-payments/handle-update";
import { periodOf, reconciledDaysMaximum } from "./period-of";

/** How many payments are refreshed at a time. */
const statusQueriesMaximum = 200;

const dayMs = 86_400_000;

/** One pass over recent payments that weren't refreshed for a day; returns their number. */
export async function refreshDue(context: Context): Promise<number> {
  const now = context.now();
  const span = { since: now - reconciledDaysMaximum * dayMs, before: now };
  const due = await statusSnapshotsIn(context.storage.db).due({
    ...span,
    readBefore: now - dayMs,
    limit: statusQueriesMaximum,
  });
  await refreshAll(context, due);
  return due.length;
}

/** A failure ends the pass, since the gateway is down, and so does shutdown; the next pass continues. */
async function refreshAll(context: Context, payments: readonly CryptoPaymentRow[]): Promise<void> {
  const { storage, now } = context;
  for (const { order_number: orderNumber, gateway_id: gatewayId } of payments) {
    if (context.isClosing()) return;
    const before = now() - limits.gatewayCheckSeconds * 1000;
    if (
      gatewayId === null ||
      !(await cryptoPaymentsIn(storage.db).claimCheck(orderNumber, { now: now(), before }))
    )
      continue;
    const report = await fetchStatus(context, { orderNumber, gatewayId });
    // The answer is combined with earlier ones, like any other.
    if (report) await handleUpdate(context, orderNumber, report);
  }
}

export const refreshStatuses: Handler<typeof reconciliationOperations.refreshGateway> = async (
  call,
) => {
  const { context, actor, body } = call;
  const period = periodOf(context, actor, body);
  if (isRefusal(period)) return period;
  const readBefore = context.now() - limits.gatewayCheckSeconds * 1000;
  const due = await statusSnapshotsIn(context.storage.db).due({
    ...period,
    readBefore,
    limit: statusQueriesMaximum,
  });
  const answer = await command(call, async (db) => {
    await recordAudit(db, call, {
      action: "gateway.refreshed",
      subject: "list:reconciliation",
      after: { from: period.from, to: period.to, count: due.length },
    });
    return { count: due.length };
  });
  if (!isRefusal(answer)) context.defer("reconciliation", () => refreshAll(context, due));
  return answer;
};
