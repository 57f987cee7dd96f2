import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffTransactions">;

/** Why a transaction cannot be approved or rejected, or nothing where it can. */
export function closedToDecisions(t: T, { status }: Transaction): string | undefined {
  return status === "pending" ? undefined : t(`closed.${status}`);
}

/** Why a transaction cannot be marked pending, or nothing where it can. */
export function closedToPendingMark(t: T, { status }: Transaction): string | undefined {
  return status === "pending" ? t("closed.pending") : undefined;
}
