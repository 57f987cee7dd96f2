import type { Currency } from "~server/kernel/currencies";
import { MoneyText } from "~/ui/money";
import { useMessages } from "~/ui/use-messages";

/** What is posted for a changed balance; the total follows from the others. */
export function PostedAmount({ posted, currency }: { posted: number; currency: Currency }) {
  const t = useMessages("staffAdjustments");
  if (posted === 0) return t("recalculated");
  return <MoneyText amount={Math.abs(posted)} currency={currency} sign={posted > 0 ? "+" : "-"} />;
}
