// A deposit through the simulated gateway: its invoice, the amount received, and the result of the gateway's reports.
import type { TransactionReason } from "../../kernel/reasons";
import {
  simulatedCoinAmount,
  simulatedNames,
  simulatedPage,
} from "../../adapters/crypto-gateway/simulated";
import { gatewayActor } from "../../features/crypto-payments/handle-update";
import { flagOf, type PaymentReport } from "../../features/crypto-payments/rules";
import { newReference } from "../../features/ledger/new-reference";
import { amountColumns } from "../../database/money-columns";
import type {
  CryptoPaymentRow,
  SimulatedInvoiceRow,
} from "../../database/rows/crypto-payment-rows";
import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import { limits } from "../../kernel/limits";
import type { Money } from "../../kernel/money";
import { addMovement, type MovementStep, type SeededTransaction } from "./add-movement";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { hour } from "./moments";
import type { Outcome } from "./plan-movements";

const coins = ["BTC", "BTC", "ETH", "LTC", "BCH"] as const;
const paidAfter = 25 * 60_000;
const noticeAfter = 60_000;
const settledAfter = 20 * hour;
const settlement = "Refunded the overpaid amount.";

interface Payment {
  readonly at: number;
  readonly amount: Money;
  readonly outcome: Outcome;
}

interface Ending {
  readonly report: PaymentReport;
  /** What the simulated gateway itself keeps. */
  readonly kept: Pick<SimulatedInvoiceRow, "status" | "paid_at">;
  readonly steps: readonly MovementStep[];
}

export function addPayment(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { at, amount, outcome }: Payment,
): SeededTransaction {
  const { context, rows } = seedContext;
  const coin = seedContext.random.pick(coins);
  const coinAmount = simulatedCoinAmount(amount, coin, at);
  const expiresAt = at + limits.cryptoPaymentHours * hour;
  const expectedPayment = { expected: atomsOf(coinAmount), expiresAt };
  const { report, kept, steps } = endingOf(outcome, { at, ...expectedPayment });
  const flag = flagOf(report, expectedPayment);
  const updatedAt = steps.at(-1)?.at ?? report.paidAt ?? at;
  const settledAt = outcome === "settled" ? updatedAt + settledAfter : null;
  const [id, orderNumber] = [context.newId(), newReference(context, "CP")];
  const row = addMovement(
    seedContext,
    customer,
    {
      id,
      type: "deposit",
      action: "crypto_payment",
      payment_method: "crypto_payment",
      amount,
      is_gateway_made: 1,
    },
    [{ at, status: "pending", actorId: customer.user.id }, ...steps],
  );
  const received = coinDecimalOf(report.received);
  const invoice = { order_number: orderNumber, coin, coin_amount: coinAmount, received };
  const names = simulatedNames(orderNumber, coin);
  rows.add("crypto_payments", {
    ...invoice,
    transaction_id: id,
    user_id: customer.user.id,
    request_key: null,
    order_name: null,
    ...amountColumns(amount),
    gateway_id: names.gatewayId,
    wallet_address: names.walletAddress,
    invoice_url: simulatedPage(orderNumber),
    status: report.status,
    paid_at: report.paidAt,
    review_flag: flag,
    settled_at: settledAt,
    expires_at: expiresAt,
    checked_at: updatedAt,
    version: 2 + steps.length + (settledAt === null ? 0 : 1),
    created_at: at,
    updated_at: updatedAt,
  });
  rows.add("simulated_invoices", { ...invoice, ...kept, expires_at: expiresAt });
  const read = { status: report.status, received, confirmed: null };
  rows.add("gateway_status_snapshots", { order_number: orderNumber, read_at: updatedAt, ...read });
  auditReview(seedContext, customer, { id, orderNumber, flag, at: updatedAt, settledAt });
  return row;
}

interface Review {
  readonly id: string;
  readonly orderNumber: string;
  readonly flag: CryptoPaymentRow["review_flag"];
  readonly at: number;
  readonly settledAt: number | null;
}

function auditReview(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { id, orderNumber, flag, at, settledAt }: Review,
): void {
  if (flag !== null)
    addAuditLine(seedContext, {
      at,
      actorId: gatewayActor.user.id,
      action: "crypto_payment.flagged",
      subject: `crypto_payment:${orderNumber}`,
      personId: customer.user.id,
      before: { flag: null },
      after: { flag },
    });
  if (settledAt !== null)
    addAuditLine(seedContext, {
      at: settledAt,
      actorId: seedContext.random.pick(seedContext.adminIds),
      action: "crypto_payment.settled",
      subject: `transaction:${id}`,
      personId: customer.user.id,
      about: customer,
      after: { flag },
      reason: settlement,
    });
}

/** The gateway still says waiting: a query finds out that the payment has expired. */
const unpaid = (status: "new" | "pending") => ({ status, paid_at: null });

interface PaymentTimes {
  readonly at: number;
  readonly expected: bigint;
  readonly expiresAt: number;
}

function endingOf(outcome: Outcome, { at, expected, expiresAt }: PaymentTimes): Ending {
  const paidAt = at + paidAfter;
  const lateAt = expiresAt + 2 * hour;
  const report = (status: PaymentReport["status"], received: bigint, paid: number | null) => ({
    report: { status, received, paidAt: paid },
    kept: { status, paid_at: paid },
  });
  const step = (
    moment: number,
    status: MovementStep["status"],
    word: "completed" | "expired",
    reasonCode?: TransactionReason,
  ): MovementStep => ({
    at: moment + noticeAfter,
    status,
    actorId: gatewayActor.user.id,
    action: `crypto_payment.${word}`,
    isByGateway: true,
    ...(reasonCode !== undefined && { reasonCode }),
  });
  const expired = step(expiresAt, "failed", "expired", "crypto_payment_expired");
  const completed = step(paidAt, "successful", "completed");
  switch (outcome) {
    case "paid":
      return { ...report("completed", expected, paidAt), steps: [completed] };
    case "overpaid":
    case "settled":
      return { ...report("completed", expected + expected / 2n, paidAt), steps: [completed] };
    case "expired":
      return { ...report("expired", 0n, null), kept: unpaid("new"), steps: [expired] };
    case "underpaid":
      return { ...report("expired", expected / 2n, null), kept: unpaid("pending"), steps: [] };
    case "late":
      return {
        ...report("completed", expected, lateAt),
        steps: [expired, step(lateAt, "pending", "completed")],
      };
    case "confirming":
      return { ...report("confirming", expected, paidAt), steps: [] };
    default:
      return { ...report("new", 0n, null), steps: [] };
  }
}
