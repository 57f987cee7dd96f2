// What a deposit in any currency is in the wallet's, and the record of its conversion.
import type { Currency } from "../../kernel/currencies";
import { walletsIn } from "../ledger/wallet-store";
import { convert, isSameRate, parity } from "../exchange-rates/rules";
import { parseMinor } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rateOfNow } from "../exchange-rates/read-rate";
import { unconverted, type ConversionColumns } from "../exchange-rates/conversion-columns";

/** A deposit's amount in the currency of the wallet. */
export interface FxQuote {
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly columns: ConversionColumns;
}

interface Offer {
  /** In `currency`, which is the wallet's where it is missing. */
  readonly amount: string;
  readonly currency?: Currency | undefined;
  /** The rate that the customer was shown, if they say which. */
  readonly rate?: string | undefined;
}

/** Converts at the rate of now. To be called before the database transaction opens. */
export async function quote(
  context: Context,
  userId: string,
  offer: Offer,
): Promise<FxQuote | Refused> {
  const wallet = await walletsIn(context.storage.db).ofUser(userId);
  if (!wallet) return refuse("no_wallet");
  const typedMinor = parseMinor(offer.amount);
  const { currency: from = wallet.currency } = offer;
  const now = from === wallet.currency ? null : await rateOfNow(context, from, wallet.currency);
  if (isRefusal(now)) return now;
  const rate = now?.rate ?? parity;
  if (offer.rate !== undefined && !isSameRate(offer.rate, rate))
    return refuse("rate_changed", { field: "rate", values: { rate } });
  if (!now) return { amountMinor: typedMinor, currency: wallet.currency, columns: unconverted };
  const amountMinor = convert(typedMinor, rate);
  if (isRefusal(amountMinor)) return amountMinor;
  const columns = {
    source_amount_minor: Number(typedMinor),
    source_currency: from,
    rate,
    rate_source: now.source,
    rate_as_of: now.asOf,
  };
  return { amountMinor, currency: wallet.currency, columns };
}
