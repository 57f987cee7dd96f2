// The ledger compared with the gateway: how a crypto payment was posted, and what the gateway says.
import type { TransactionStatus } from "../ledger/labels";
import { isEqual, isZero, zero, type Money } from "../../kernel/money";
import {
  isOpen,
  transactionStatusOf,
  reportAt,
  flagOf,
  type ExpectedPayment,
  type PaymentReport,
} from "../crypto-payments/rules";

/** In display order. */
export const differenceKinds = [
  "unknown",
  "status",
  "received",
  "amount",
  "ledger",
  "unposted",
  "posted",
  "underpaid",
  "overpaid",
  "late",
  "overdue",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const matchStatuses = ["differs", "open", "settled", "agrees"] as const;
type MatchStatus = (typeof matchStatuses)[number];

/** How long after its expiry an open payment becomes a discrepancy. */
const graceMs = 60 * 60_000;

export interface PaymentToCompare {
  /** All the gateway's reports combined. */
  readonly state: PaymentReport;
  readonly invoice: ExpectedPayment;
  /** Amount the customer was asked to pay. */
  readonly amountDue: Money;
  /** The gateway's last answer; null if it didn't know the payment, undefined if it was never queried. */
  readonly gatewayReport: Pick<PaymentReport, "status" | "received"> | null | undefined;
  /** The deposit, in the currency paid and in the wallet's; undefined if it was deleted. */
  readonly deposit:
    | { readonly status: TransactionStatus; readonly paid: Money; readonly amount: Money }
    | undefined;
  /** The amount posted for it. */
  readonly posted: Money;
  readonly isSettled: boolean;
}

/** All differences; empty if they match. */
export function differencesOf(payment: PaymentToCompare, now: number): DifferenceKind[] {
  const { state, invoice, amountDue, gatewayReport, deposit, posted } = payment;
  const gatewayStatus =
    gatewayReport && reportAt({ ...gatewayReport, paidAt: null }, invoice, now).status;
  const flag = flagOf(state, invoice);
  const isPaid = transactionStatusOf(state, invoice) === "successful";
  const found: Record<DifferenceKind, boolean> = {
    unknown: gatewayReport === null,
    status: gatewayStatus !== undefined && gatewayStatus !== null && gatewayStatus !== state.status,
    received: Boolean(gatewayReport && gatewayReport.received !== state.received),
    amount:
      deposit !== undefined &&
      (deposit.paid.currency !== amountDue.currency || !isEqual(deposit.paid, amountDue)),
    ledger: !isEqual(
      posted,
      deposit?.status === "successful" ? deposit.amount : zero(posted.currency),
    ),
    unposted: isPaid && isZero(posted),
    posted: state.received === 0n && !isZero(posted),
    underpaid: flag === "underpaid",
    overpaid: flag === "overpaid",
    late: flag === "late",
    overdue: isOpen(state.status) && now > invoice.expiresAt + graceMs,
  };
  return differenceKinds.filter((kind) => found[kind]);
}

/** A payment that was resolved manually no longer counts as different. */
export function matchStatusOf(
  { state, isSettled }: Pick<PaymentToCompare, "state" | "isSettled">,
  differences: readonly DifferenceKind[],
): MatchStatus {
  if (differences.length > 0) return isSettled ? "settled" : "differs";
  return isOpen(state.status) ? "open" : "agrees";
}

/** The sources of inflows and outflows. */
export const sources = [
  "card_deposit",
  "crypto_deposit",
  "bank_deposit",
  "admin_credit",
  "bank_withdrawal",
  "crypto_withdrawal",
  "admin_debit",
  "fee",
  "adjustment",
  "removed",
] as const;
type Source = (typeof sources)[number];

interface PostedEntry {
  readonly house: string;
  readonly isOfTransaction: boolean;
  /** Null if the transaction was deleted, or there never was one. */
  readonly type: "deposit" | "withdrawal" | null;
  readonly method: "card" | "crypto_payment" | "bank" | null;
}

const depositSources = {
  card: "card_deposit",
  crypto_payment: "crypto_deposit",
  bank: "bank_deposit",
} as const;

export function sourceOf({ house, isOfTransaction, type, method }: PostedEntry): Source {
  if (house === "fees") return "fee";
  if (house === "adjustment" || !isOfTransaction) return "adjustment";
  if (type === null) return "removed";
  if (type === "deposit") return method === null ? "admin_credit" : depositSources[method];
  return method === "crypto_payment"
    ? "crypto_withdrawal"
    : method === "bank"
      ? "bank_withdrawal"
      : "admin_debit";
}
