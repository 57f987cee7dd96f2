// Quick amounts of the money forms.
import { limits } from "~server/kernel/limits";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { formatShortMoney } from "~server/kernel/money-format";
import { numberLocaleOf, type Locale } from "~server/locales/locale";

const usual = [50, 100, 500] as const;

/** Without a currency symbol, since the currency is a separate field. */
export const depositAmounts = (locale: Locale) =>
  [...usual, 1000].map((amount) => ({
    label: new Intl.NumberFormat(numberLocaleOf(locale)).format(amount),
    amount: String(amount),
  }));

/** Only amounts that can be withdrawn, and the maximum. */
export function withdrawalAmounts(
  { availableBalance, currency }: Pick<Wallet, "availableBalance" | "currency">,
  { locale, all }: { locale: Locale; all: string },
) {
  const most = Math.min(availableBalance, limits.movementMaximumMinor / 100);
  if (most <= 0) return [];
  const choices = usual.map((amount) => ({
    label: formatShortMoney(amount, currency, locale),
    amount: String(amount),
  }));
  return [
    ...choices.filter(({ amount }) => Number(amount) < most),
    { label: all, amount: most.toFixed(2) },
  ];
}
