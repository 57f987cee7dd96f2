import type { SelectedItem } from "~server/contract/schemas/selections";

const words: Readonly<Record<string, string>> = {
  own_transaction: "Your own: another administrator has to decide.",
  not_found: "It was deleted.",
  insufficient_funds: "The customer's balance is too low.",
};

/** Why one of a selection cannot be decided, or was not, in a line. */
export function whyNot({ transaction, obstacle }: SelectedItem): string {
  if (!obstacle) return "";
  const { code, message } = obstacle;
  const isStale = code === "changed_by_someone_else" || code === "not_pending";
  if (!isStale || !transaction) return words[code] ?? message;
  return transaction.status === "pending"
    ? "Changed by someone else since you selected it."
    : `Decided by someone else: it is ${transaction.status} now.`;
}
