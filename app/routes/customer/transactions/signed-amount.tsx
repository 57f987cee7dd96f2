import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { useLocale } from "~/ui/use-messages";
import { MoneyText } from "~/ui/money";

type Movement = Pick<Transaction, "type" | "amount" | "currency" | "status">;

/** An amount with its direction: deposits come in, withdrawals go out, and what failed did not move. */
export function SignedAmount({
  transaction: { type, amount, currency, status },
}: {
  transaction: Movement;
}) {
  const locale = useLocale();
  const isIncoming = type === "deposit";
  if (status !== "failed")
    return <MoneyText amount={amount} currency={currency} sign={isIncoming ? "+" : "-"} />;
  return (
    <s className="money text-muted">
      {isIncoming ? "+" : "−"}
      {formatMoney(amount, currency, locale)}
    </s>
  );
}
