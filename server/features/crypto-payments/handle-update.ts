// Combines a gateway report with earlier ones, and settles the transaction in the same database transaction.
import type { TransactionReason } from "../../kernel/reasons";
import { cryptoPaymentsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { personOf } from "../users/person-of";
import { checkIdentity } from "../users/rules";
import { usersIn } from "../users/store";
import { draftsIn } from "../drafts/store";
import { idempotencyIn } from "../../http/idempotency-store";
import type { Db } from "../../database/db";
import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import { endOvertakenRequests } from "../second-approval/end-requests";
import { approvalRequestsIn } from "../second-approval/store";
import { recordFlag } from "./record-flag";
import { isPartCredited, reportedState } from "./payment-state";
import { applyReport, reportAt, type PaymentReport } from "./rules";
import { settlementOf, type Settlement } from "./settlement-rules";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { applyTransition, type Transition } from "../movements/apply-transition";

/** The actor of entries and audit log entries. */
export const gatewayActor = { user: { id: "crypto-gateway" } };

const reasons = {
  expired: "crypto_payment_expired",
  cancelled: "crypto_payment_canceled",
} as const;

/** Whether to email the customer about the result. */
export type NotifyOptions = Pick<Transition, "skipsEmail">;

export function handleUpdate(
  context: Context,
  orderNumber: string,
  report: PaymentReport,
  notifyOptions: NotifyOptions = {},
): Promise<void> {
  return context.storage.transaction(async (db) => {
    // Locked in the order of an approval: its request, the payment, the transaction. Any other could deadlock.
    const found = await cryptoPaymentsIn(db).byOrderNumber(orderNumber);
    if (!found) return;
    const requests = await approvalRequestsIn(db).openAboutLocked(
      `transaction:${found.transaction_id}`,
    );
    const payment = await cryptoPaymentsIn(db).byOrderNumberLocked(orderNumber);
    if (!payment) return;
    const invoice = {
      expected: atomsOf(payment.coin_amount ?? "0"),
      expiresAt: payment.expires_at,
    };
    const state = applyReport(reportedState(payment), reportAt(report, invoice, context.now()));
    const transaction = await transactionsIn(db).byIdLocked(payment.transaction_id);
    const canPost = (await walletsIn(db).ofUser(payment.user_id))?.id === transaction?.wallet_id;
    const isManualOverride = transaction?.is_set_by_hand === 1;
    const isRestDue =
      transaction !== undefined &&
      isManualOverride &&
      isPartCredited(transaction, { payment, state });
    const settlement = settlementOf({
      state,
      invoice,
      transaction: transaction?.status,
      isManualOverride,
      canPost,
      mayCredit: await isIdentityEnough(context, db, payment.user_id),
      isRestDue,
    });
    await settle(context, db, {
      payment,
      transaction,
      requests,
      settlement,
      state,
      notifyOptions,
    });
  }, orderNumber);
}

/** Where deposits require a verified identity, what arrives without one waits for staff. */
async function isIdentityEnough({ settings }: Context, db: Db, userId: string): Promise<boolean> {
  if (!settings.requiresKycToDeposit) return true;
  const person = await usersIn(db).byId(userId);
  return person !== undefined && checkIdentity(personOf(person), true, "deposit") === null;
}

interface Settled {
  payment: CryptoPaymentRow;
  transaction: TransactionRow | undefined;
  /** Open requests for approval about it. */
  requests: readonly ApprovalRequestRow[];
  settlement: Settlement;
  state: PaymentReport;
  notifyOptions: NotifyOptions;
}

const reportedColumns = ["status", "received", "paid_at", "review_flag"] as const;

async function settle(
  context: Context,
  db: Db,
  { payment, transaction, requests, settlement, state, notifyOptions }: Settled,
): Promise<void> {
  const call = { context, actor: gatewayActor, address: null };
  const { move, flag } = settlement;
  const change = {
    status: state.status,
    received: coinDecimalOf(state.received),
    paid_at: state.paidAt,
    review_flag: flag,
  };
  if (!move && reportedColumns.every((column) => change[column] === payment[column])) return;
  if (move && transaction) {
    const reasonCode = reasonOf(payment, move, state);
    await applyTransition(call, db, transaction, {
      action: `crypto_payment.${state.status}`,
      status: move,
      reasonCode,
      isByGateway: true,
      ...notifyOptions,
    });
    await endOvertakenRequests(call, db, requests);
  }
  const hasChanged = flag !== payment.review_flag || change.received !== payment.received;
  // What staff have credited needs no review, unless there is more of it.
  const isCovered =
    transaction?.status === "successful" && flag !== "overpaid" && flag !== "unposted";
  await cryptoPaymentsIn(db).update(payment.order_number, {
    ...change,
    ...(hasChanged && { settled_at: isCovered && flag !== null ? context.now() : null }),
    updated_at: context.now(),
  });
  await recordFlag(db, call, payment, flag);
  const hasNoInvoice = state.status === "error" && payment.gateway_id === null;
  if (hasNoInvoice && payment.request_key) {
    await idempotencyIn(db).forget(payment.user_id, payment.request_key);
    await draftsIn(db).reopen(payment.transaction_id);
  }
}

function reasonOf(
  payment: CryptoPaymentRow,
  move: TransactionRow["status"],
  { status }: PaymentReport,
): TransactionReason | undefined {
  if (move !== "failed") return undefined;
  if (status === "error")
    return payment.gateway_id === null ? "crypto_payment_not_created" : "crypto_payment_failed";
  return status === "expired" || status === "cancelled" ? reasons[status] : undefined;
}
