import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { useLocale } from "~/ui/use-messages";
import { MoneyText } from "~/ui/money";

type Movement = Pick<Transaction, "type" | "amount" | "currency" | "status">;

/** Amount with its sign: deposits in, withdrawals out. Muted until credited, struck through if failed. */
export function SignedAmount({
  transaction: { type, amount, currency, status },
}: {
  transaction: Movement;
}) {
  const locale = useLocale();
  const isIncoming = type === "deposit";
  if (status === "successful" || (status === "pending" && !isIncoming))
    return <MoneyText amount={amount} currency={currency} sign={isIncoming ? "+" : "-"} />;
  const text = formatMoney(amount, currency, locale, isIncoming ? "+" : "−");
  return status === "failed" ? (
    <s className="money text-muted">{text}</s>
  ) : (
    <span className="money text-muted">{text}</span>
  );
}
