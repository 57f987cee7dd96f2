import type { Currency } from "~server/kernel/currencies";
import { formatMoney } from "~server/kernel/money-format";
import { formatPercent } from "~server/kernel/percent-format";
import { useLocale, useMessages } from "./use-messages";

interface Props {
  /** Missing if it's free. */
  terms: { flat: number; percent: number } | undefined;
  currency: Currency;
}

/** What a deposit or withdrawal will cost, before its amount is typed; nothing if it's free. */
export function FeeHint({ terms, currency }: Props) {
  const t = useMessages("ui");
  const locale = useLocale();
  if (!terms) return null;
  const flat = formatMoney(terms.flat, currency, locale);
  const percent = formatPercent(terms.percent, locale);
  if (terms.percent === 0) return <p className="hint">{t("feeFlat", { flat })}</p>;
  return (
    <p className="hint">
      {terms.flat === 0 ? t("feePercent", { percent }) : t("feeBoth", { flat, percent })}
    </p>
  );
}
