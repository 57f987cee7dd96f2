import type { Draft } from "~server/features/draft-confirmation/schemas";
import { formatDay } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import type { Locale } from "~server/locales/locale";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import type { TranslateForPage } from "~/ui/use-messages";
import { coinEstimateItem, feeItem, networkItem } from "../drafts/coin-items";
import { destinationItem, earliestPayoutItem } from "../transactions/withdrawal-destination";

interface Translators {
  t: TranslateForPage<"withdrawals">;
  drafts: TranslateForPage<"drafts">;
  locale: Locale;
}

/** Rows of a withdrawal's review. */
export function withdrawalItems({ t, drafts, locale }: Translators, draft: Draft) {
  const { amount, currency, description, availableAfter, coinEstimate, expectedDay } = draft;
  const sum = <MoneyText amount={amount} currency={currency} />;
  const isBank = draft.kind === "bank_withdrawal";
  const received = isBank
    ? [
        feeItem(drafts, draft, t("feesOfBank")),
        {
          term: t("youReceive"),
          value: <MoneyText amount={draft.netAmount ?? amount} currency={currency} />,
        },
      ]
    : [
        ...(draft.fee === undefined ? [feeItem(drafts, draft)] : feeItems(locale, draft)),
        coinEstimateItem(drafts, locale, {
          term: t("youReceive"),
          estimate: coinEstimate,
          note: t("finalCoins"),
        }),
      ];
  return [
    { term: t("amount"), value: sum },
    ...received,
    destinationItem(t, draft),
    networkItem(drafts, isBank ? undefined : "BTC"),
    {
      term: drafts("arrival"),
      value: expectedDay && (
        <>
          {t("arrivesBy", { day: formatDay(expectedDay, "UTC", locale) })}
          <span className="hint">{t("arrivalHint", { hours: limits.reviewHours })}</span>
        </>
      ),
    },
    earliestPayoutItem(t, draft),
    { term: t("description"), value: description },
    {
      term: t("balanceAfter"),
      value: availableAfter !== undefined && (
        <MoneyText amount={availableAfter} currency={currency} />
      ),
    },
  ].filter(({ value }) => value);
}
