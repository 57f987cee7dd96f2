import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffTransactions">;

/** Why a transaction can't be approved or rejected; undefined if it can. */
export function closedToDecisions(t: T, { status }: Transaction): string | undefined {
  return status === "pending" ? undefined : t(`closed.${status}`);
}

/** Why a transaction can't be marked pending; undefined if it can. */
export function closedToPendingMark(t: T, { status }: Transaction): string | undefined {
  return status === "pending" ? t("closed.pending") : undefined;
}
