// A deposit through the gateway that staff decide: its payment is locked first, and leaves the review once all that was received is credited.
import { cryptoPaymentsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { atomsOf } from "../../kernel/coin-amount";
import type { TransactionRow } from "../../database/schema";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { recordAudit } from "../audit/record-audit";
import { recordFlag } from "./record-flag";
import { flagOf } from "./rules";
import { isPartCredited, reportedState } from "./payment-state";

/** The transaction, locked after its payment, as a report of the gateway does: the other order could deadlock. */
export async function lockedWithPayment(db: Db, id: string): Promise<TransactionRow | undefined> {
  await cryptoPaymentsIn(db).ofTransactionLocked(id);
  return transactionsIn(db).byIdLocked(id);
}

/** The review of a payment after staff decided about its deposit; a flag that changes is recorded like one that a report changes. */
export async function followDecision(
  db: Db,
  id: string,
  call: Parameters<typeof recordAudit>[1],
): Promise<void> {
  const row = await transactionsIn(db).byId(id);
  const payment =
    row?.is_gateway_made === 1 ? await cryptoPaymentsIn(db).ofTransaction(id) : undefined;
  if (!row || !payment) return;
  const change = reviewAfter(row, payment, call.context.now());
  const isSame =
    change.review_flag === payment.review_flag && change.settled_at === payment.settled_at;
  if (isSame) return;
  await cryptoPaymentsIn(db).update(payment.order_number, change);
  await recordFlag(db, call, payment, change.review_flag);
}

function reviewAfter(
  row: TransactionRow,
  payment: CryptoPaymentRow,
  now: number,
): Pick<CryptoPaymentRow, "review_flag" | "settled_at"> {
  const { review_flag, settled_at } = payment;
  if (row.status === "pending") return { review_flag, settled_at: null };
  if (row.status !== "successful") return { review_flag, settled_at };
  const state = reportedState(payment);
  if (isPartCredited(row, { payment, state })) return { review_flag: "unposted", settled_at: null };
  const flag = flagOf(state, {
    expected: atomsOf(payment.coin_amount ?? "0"),
    expiresAt: payment.expires_at,
  });
  // The excess is returned outside the portal.
  if (flag === "overpaid") return { review_flag: flag, settled_at };
  return { review_flag, settled_at: review_flag === null ? null : (settled_at ?? now) };
}
