// Reports of a payment gateway in any order, and what becomes of the payment.
import {
  openPaymentStatuses,
  paymentStatuses,
  type PaymentStatus,
  type TransactionStatus,
} from "~server/features/ledger/labels";
import fc from "fast-check";
import {
  applyReport,
  nothingReported,
  type PaymentReport,
} from "~server/features/crypto-payments/rules";
import { settlementOf } from "~server/features/crypto-payments/settlement-rules";

export const expectedPayment = { expected: 100n, expiresAt: 1000 };
const reportWith = (statuses: readonly PaymentStatus[]): fc.Arbitrary<PaymentReport> =>
  fc.record({
    status: fc.constantFrom(...statuses),
    received: fc.constantFrom(0n, 50n, 100n, 150n),
    paidAt: fc.constantFrom(null, 500, 999, 1000, 5000),
  });
export const report = reportWith(paymentStatuses);

/** Of one payment, which ends paid or unpaid; what ends unpaid and is paid later is tested in its order. */
export const reportStatuses: fc.Arbitrary<readonly PaymentStatus[]> = fc.constantFrom(
  [...openPaymentStatuses, "completed"] as const,
  [...openPaymentStatuses, "error", "cancelled", "expired"] as const,
);
const reportsOfPayment = reportStatuses.chain((statuses) =>
  fc.array(reportWith(statuses), { minLength: 1, maxLength: 8 }),
);
/** The same reports twice over, each in an order and number of its own. */
export const repeatedReports = reportsOfPayment.chain((reports) => {
  const repeated = fc.array(fc.constantFrom(...reports), { maxLength: 12 });
  const shuffled = repeated.chain((more) =>
    fc.shuffledSubarray([...reports, ...more], { minLength: reports.length + more.length }),
  );
  return fc.tuple(shuffled, shuffled);
});

export const stateAfter = (reports: readonly PaymentReport[]) =>
  reports.reduce(applyReport, nothingReported);

export interface InitialPayment {
  readonly state: PaymentReport;
  readonly transaction: TransactionStatus;
  readonly isManualOverride: boolean;
}

/** Settles after each report, as the server does; unless said, no one decided manually. */
export function settledBy(
  reports: readonly PaymentReport[],
  initial: InitialPayment = {
    state: nothingReported,
    transaction: "pending",
    isManualOverride: false,
  },
) {
  const seen: TransactionStatus[] = [initial.transaction];
  let { state } = initial;
  let flag: string | null = null;
  for (const one of reports) {
    state = applyReport(state, one);
    const settlement = settlementOf({
      state,
      invoice: expectedPayment,
      transaction: seen.at(-1),
      isManualOverride: initial.isManualOverride,
      canPost: true,
    });
    if (settlement.move) seen.push(settlement.move);
    flag = settlement.flag;
  }
  return { state, flag, seen, transaction: seen.at(-1) };
}

export const paymentReport = (
  status: PaymentStatus,
  received: bigint,
  paidAt: number | null = null,
): PaymentReport => ({ status, received, paidAt });
