import type { Transaction } from "~server/contract/schemas/transactions";
import { formatMoney } from "~server/contract/values/money-format";
import { Money } from "~/ui/money";

type Movement = Pick<Transaction, "type" | "amount" | "currency" | "status">;

/** An amount with its direction: deposits come in, withdrawals go out, and what failed did not move. */
export function SignedAmount({
  transaction: { type, amount, currency, status },
}: {
  transaction: Movement;
}) {
  const isIncoming = type === "deposit";
  if (status !== "failed")
    return <Money amount={amount} currency={currency} sign={isIncoming ? "+" : "-"} />;
  return (
    <s className="money text-muted">
      {isIncoming ? "+" : "−"}
      {formatMoney(amount, currency)}
    </s>
  );
}
