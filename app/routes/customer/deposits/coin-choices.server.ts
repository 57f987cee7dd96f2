// The coins to choose from, or four built-in ones when the list can't be loaded.
import type { Coin } from "~server/features/crypto-payments/schemas";
import { builtInCoins } from "~server/features/coin-prices/labels";
import { formatCoins } from "~server/kernel/coin-format";
import { formatMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { localeOf } from "~/platform/locale.server";
import { api } from "~/platform/api/api.server";
import type { Choice } from "~/form/choice-fields";
import { chosenCurrency } from "./deposit-facts.server";

interface CoinOffer {
  choices: Choice[];
  /** A note about the list. */
  hint?: string;
}

export async function coinChoices(request: Request): Promise<CoinOffer> {
  const locale = localeOf(request);
  const t = messagesIn(locale, "deposits");
  const answer = await api(request).payments.currencies();
  if (!answer.ok)
    return {
      choices: builtInCoins.map((coin) =>
        choiceOf(locale, { ...coin, code: coin.cid, min_sum_in: Number(coin.minimum) }),
      ),
      hint: t("coinsNotLoaded"),
    };
  const { currencies, source, simulated: isSimulated } = answer.value;
  // A built-in price is no price of today.
  const isBuiltIn = source === "built-in";
  const choices = currencies.map(({ price_usd: price, ...coin }) =>
    choiceOf(locale, { ...coin, ...(!isBuiltIn && { price_usd: price }) }),
  );
  if (isBuiltIn) return { choices, hint: t("coinsNotLoaded") };
  return isSimulated ? { choices, hint: t("simulated") } : { choices };
}

/** The coin that the form chose, priced in its currency; undefined if the gateway's list isn't known. */
export async function chosenCoin(request: Request, form: FormData): Promise<Coin | undefined> {
  const answer = await api(request).payments.currencies({
    query: { currency: chosenCurrency(form) },
  });
  if (!answer.ok || answer.value.source === "built-in") return undefined;
  return answer.value.currencies.find(({ cid }) => cid === form.get("cryptoCurrency"));
}

interface Offered {
  cid: string;
  name: string;
  code: string;
  min_sum_in: number;
  price_usd?: number;
  maintenance?: boolean;
}

function choiceOf(locale: Locale, offered: Offered): Choice {
  return { value: offered.cid, label: labelOf(locale, offered) };
}

function labelOf(
  locale: Locale,
  { name, code, min_sum_in: least, price_usd: price, maintenance }: Offered,
): string {
  const t = messagesIn(locale, "deposits");
  if (maintenance) return t("coinInMaintenance", { name, code });
  const minimum = formatCoins(least, code);
  if (price === undefined) return t("coin", { name, code, minimum });
  return t("coinInDollars", { name, code, minimum, price: inDollars(least * price, locale) });
}

/** Rounded up, so that the amount named is never below the minimum. */
const inDollars = (amount: number, locale: Locale) =>
  formatMoney(Math.ceil(amount * 100) / 100, "USD", locale);
