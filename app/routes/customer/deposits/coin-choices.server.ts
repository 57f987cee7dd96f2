// The coins to choose from, or four built-in ones when the list can't be loaded.
import { builtInCoins } from "~server/features/coin-prices/labels";
import { formatCoins } from "~server/kernel/coin-format";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import type { Choice } from "~/form/choice-fields";

interface CoinOffer {
  choices: Choice[];
  /** What else to know before choosing one. */
  hint?: string;
}

const away = "The list of coins could not be loaded. You can pay in one of these four.";
const simulated = "Simulated: no coin moves.";

export async function coinChoices(request: Request): Promise<CoinOffer> {
  const answer = await api(request).payments.currencies();
  if (!answer.ok)
    return {
      choices: builtInCoins.map((coin) =>
        choiceOf({ ...coin, code: coin.cid, min_sum_in: Number(coin.minimum) }),
      ),
      hint: away,
    };
  const { currencies, source, simulated: isSimulated } = answer.value;
  const hint = source === "built-in" ? away : isSimulated ? simulated : undefined;
  return { choices: currencies.map(choiceOf), ...(hint && { hint }) };
}

interface Offered {
  cid: string;
  name: string;
  code: string;
  min_sum_in: number;
  price_usd?: number;
  maintenance?: boolean;
}

function choiceOf({
  cid,
  name,
  code,
  min_sum_in: minimum,
  price_usd: price,
  maintenance,
}: Offered): Choice {
  const least = `minimum ${formatCoins(minimum, code)}${price === undefined ? "" : inDollars(minimum * price)}`;
  const note = maintenance ? "under maintenance" : least;
  return { value: cid, label: `${name} (${code}), ${note}` };
}

/** Rounded up, so that the amount named is never below the minimum. */
function inDollars(amount: number): string {
  return `, about ${formatMoney(Math.ceil(amount * 100) / 100, "USD")}`;
}
