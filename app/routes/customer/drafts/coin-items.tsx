import { builtInCoins } from "~server/features/coin-prices/labels";
import type { Draft } from "~server/features/draft-confirmation/schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { axisTime } from "~/charts/chart-times";
import { MoneyText } from "~/ui/money";
import type { TranslateForPage } from "~/ui/use-messages";

type Translate = TranslateForPage<"drafts">;

/** Estimated amount in cryptocurrency and the price it's based on. */
export function coinEstimateItem(
  t: Translate,
  locale: Locale,
  {
    term,
    estimate,
    note,
  }: { term: string; estimate: Draft["coinEstimate"]; note?: string | undefined },
) {
  if (!estimate) return { term, value: undefined };
  const { amount, code, price, currency, asOf, simulated: isSimulated } = estimate;
  const perCoin = { price: formatMoney(price, currency, locale), code };
  return {
    term,
    value: (
      <>
        <strong className="money">{t("about", { amount, code })}</strong>
        <span className="hint">
          {isSimulated
            ? t("priceSimulated", perCoin)
            : t("price", { ...perCoin, time: axisTime("1H", Date.parse(asOf), locale) })}
          {note && ` ${note}`}
        </span>
      </>
    ),
  };
}

/** Only for coins with their own network; the names of tokens include theirs. */
export const networkItem = (t: Translate, coin: string | undefined) => ({
  term: t("network"),
  value: builtInCoins.find(({ cid }) => cid === coin)?.name,
});

/** Ours, if there is one; others may charge their own. */
export const feeItem = (
  t: Translate,
  { fee, currency }: Pick<Draft, "fee" | "currency">,
  others?: string,
) => ({
  term: t("fee"),
  value: (
    <>
      {fee === undefined ? t("noFee") : <MoneyText amount={fee} currency={currency} />}
      {others && <span className="hint">{others}</span>}
    </>
  ),
});
