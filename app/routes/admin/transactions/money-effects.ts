// Describes what a decision does to the customer's money; matches the ledger's rules.
import { formatMoney } from "~server/kernel/money-format";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { useLocale, useMessages } from "~/ui/use-messages";

type Movement = Pick<Transaction, "type" | "status" | "amount" | "currency">;

export function useEffectOfApproval({ type, amount, currency }: Movement): string {
  const t = useMessages("staffTransactions");
  return t(`approve.${type}`, { amount: formatMoney(amount, currency, useLocale()) });
}

export function useEffectOfRejection({ type, amount, currency }: Movement): string {
  const t = useMessages("staffTransactions");
  return t(`reject.${type}`, { amount: formatMoney(amount, currency, useLocale()) });
}

export function useEffectOfPendingMark({ type, status, amount, currency }: Movement): string {
  const t = useMessages("staffTransactions");
  const was = status === "successful" ? status : "failed";
  return t(`pend.${type}.${was}`, { amount: formatMoney(amount, currency, useLocale()) });
}
