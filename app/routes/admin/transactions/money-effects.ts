// Describes what a decision does to the customer's money; matches the ledger's rules.
import { formatMoney } from "~server/kernel/money-format";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { useLocale, useMessages } from "~/ui/use-messages";

type Movement = Pick<Transaction, "type" | "status" | "amount" | "currency">;
type Charged = Movement & Pick<Transaction, "fee" | "netAmount">;

/** `credited` is another amount than the transaction's, if one was chosen. */
export function useEffectOfApproval(transaction: Charged, credited?: number): string {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  const { type, amount, currency, fee, netAmount } = transaction;
  const write = (sum: number) => formatMoney(sum, currency, locale);
  const effect = t(`approve.${type}`, { amount: write(credited ?? amount) });
  if (fee === undefined || netAmount === undefined) return effect;
  return credited === undefined || credited === amount
    ? `${effect} ${t("approve.fee", { fee: write(fee), net: write(netAmount) })}`
    : `${effect} ${t("approve.feeOfPart")}`;
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
