// Whether crypto was received for a deposit that isn't credited yet: its customer can no longer cancel it.
import { cryptoPaymentsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { atomsOf } from "../../kernel/coin-amount";
import type { TransactionRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { refreshPayment } from "./refresh-payment";

export async function hasReceivedCoins(
  db: Db,
  row: Pick<TransactionRow, "id" | "is_gateway_made">,
): Promise<boolean> {
  if (row.is_gateway_made !== 1) return false;
  const payment = await cryptoPaymentsIn(db).ofTransaction(row.id);
  return payment !== undefined && atomsOf(payment.received) > 0n;
}

/** Queries the amount received before a customer cancels a pending deposit. May call the gateway, so never call it within a database transaction. */
export async function refreshBeforeCanceling(
  context: Context,
  actor: Actor,
  transactionId: string,
): Promise<void> {
  if (actor.rights.has("transactions")) return;
  const { db } = context.storage;
  const row = await transactionsIn(db).byId(transactionId);
  if (row?.status !== "pending" || row.user_id !== actor.user.id) return;
  const payment = await cryptoPaymentsIn(db).ofTransaction(transactionId);
  if (!payment) return;
  await refreshPayment(context, payment).catch((error: unknown) =>
    context.report("crypto-cancel", error),
  );
}
