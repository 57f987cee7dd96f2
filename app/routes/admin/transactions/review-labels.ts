import type { Transaction } from "~server/features/ledger/transaction-schemas";

type Flag = NonNullable<Transaction["cryptoReviewFlag"]>;

export const flagLabels: Record<Flag, string> = {
  underpaid: "Less money came than was asked for.",
  overpaid: "More money came than was asked for. What was asked for is booked; the rest is not.",
  late: "The money came after the time was over.",
  unbooked:
    "Money came, but is not booked: somebody had decided otherwise, or the wallet is closed.",
};

/** What the gateway's reports left in doubt; undefined where nothing is, or was. */
export function reviewLabel({ cryptoReviewFlag: flag }: Transaction): string | undefined {
  return flag && flagLabels[flag];
}

/** Whether no posting can settle the payment any more, so that it has to be resolved manually. */
export function canBeSettled({
  cryptoReviewFlag: flag,
  cryptoSettledAt,
  status,
}: Transaction): boolean {
  return flag !== undefined && cryptoSettledAt === undefined && status !== "pending";
}
