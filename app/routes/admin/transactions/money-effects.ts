// What a decision does to the customer's money, in words that match the ledger's rules.
import { formatMoney } from "~server/kernel/money-format";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

type Movement = Pick<Transaction, "type" | "status" | "amount" | "currency">;

export function effectOfApproval({ type, amount, currency }: Movement): string {
  const money = formatMoney(amount, currency);
  return type === "deposit"
    ? `${money} will be added to the customer's available balance.`
    : `The ${money} held for this withdrawal will leave the wallet. It then waits under Payouts until it is sent.`;
}

export function effectOfRejection({ type, amount, currency }: Movement): string {
  const money = formatMoney(amount, currency);
  return type === "deposit"
    ? "The customer's balance stays as it is."
    : `The ${money} held for this withdrawal will return to the customer's available balance.`;
}

export function effectOfPendingMark({ type, status, amount, currency }: Movement): string {
  const money = formatMoney(amount, currency);
  if (type === "deposit") {
    return status === "successful"
      ? `${money} will be taken back from the customer's available balance, and the deposit waits for a decision again. Where the money has been used already, this is refused.`
      : "The deposit waits for a decision again. No money moves until then.";
  }
  return status === "successful"
    ? `The ${money} that left the wallet will count as held again, and the withdrawal waits for a decision. Do this only if the payment was not sent.`
    : `${money} will be held again from the customer's available balance, and the withdrawal waits for a decision. Where the money is gone, this is refused.`;
}
