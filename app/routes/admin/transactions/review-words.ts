import type { Transaction } from "~server/contract/schemas/transactions";

type Flag = NonNullable<Transaction["cryptoReviewFlag"]>;

export const flagWords: Record<Flag, string> = {
  underpaid: "Less money came than was asked for.",
  overpaid: "More money came than was asked for. What was asked for is booked; the rest is not.",
  late: "The money came after the time was over.",
  unbooked:
    "Money came, but is not booked: somebody had decided otherwise, or the wallet is closed.",
};

/** What the gateway's reports left in doubt; undefined where nothing is, or was. */
export function reviewWords({ cryptoReviewFlag: flag }: Transaction): string | undefined {
  return flag && flagWords[flag];
}

/** Whether a booking could no longer end the doubt: somebody deals with it outside, and says so. */
export function canBeSettled({
  cryptoReviewFlag: flag,
  cryptoSettledAt,
  status,
}: Transaction): boolean {
  return flag !== undefined && cryptoSettledAt === undefined && status !== "pending";
}
