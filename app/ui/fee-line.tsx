import type { Currency } from "~server/kernel/currencies";
import { formatMoney } from "~server/kernel/money-format";
import { useLocale, useMessages } from "./use-messages";

/** Below the amount of a list; nothing without a fee. */
export function FeeLine({ fee, currency }: { fee?: number | undefined; currency: Currency }) {
  const t = useMessages("ui");
  const locale = useLocale();
  if (fee === undefined) return null;
  return (
    <span className="hint block">{t("feeOf", { fee: formatMoney(fee, currency, locale) })}</span>
  );
}
