import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TranslateForPage } from "~/ui/use-messages";

/** Why a crypto payment needs or needed review; undefined if it doesn't. */
export function reviewLabel(
  t: TranslateForPage<"staffTransactions">,
  { cryptoReviewFlag: flag }: Transaction,
): string | undefined {
  return flag && t(`flag.${flag}`);
}

/** Whether no posting can settle the payment anymore, so that it must be resolved manually. */
export function canBeSettled({
  cryptoReviewFlag: flag,
  cryptoSettledAt,
  status,
}: Transaction): boolean {
  return flag !== undefined && cryptoSettledAt === undefined && status !== "pending";
}
