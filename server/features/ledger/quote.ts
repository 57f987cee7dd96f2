// An amount as it was entered and in the wallet's currency. A deposit in another currency is converted, with the record of it.
import type { Currency } from "../../kernel/currencies";
import { walletsIn } from "./wallet-store";
import { convert, isSameRate, parity } from "../exchange-rates/rules";
import { parseMoney, type Money } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { minorColumn } from "../../database/money-columns";
import { currentRate } from "../exchange-rates/read-rate";
import { unconverted, type ConversionColumns } from "../exchange-rates/conversion-columns";

export interface FxQuote {
  /** The entered amount, in the chosen currency. */
  readonly paid: Money;
  /** The same in the wallet's currency. */
  readonly amount: Money;
  readonly columns: ConversionColumns;
}

interface QuoteRequest {
  /** In `currency`, by default the wallet's. */
  readonly amount: string;
  readonly currency?: Currency | undefined;
  /** The rate that the customer was shown, if given. */
  readonly rate?: string | undefined;
}

/** The entered amount as it is, if it's in the wallet's currency; otherwise converted at the current rate. Call it before the database transaction begins. */
export async function quote(
  context: Context,
  userId: string,
  requested: QuoteRequest,
): Promise<FxQuote | Refused> {
  const wallet = await walletsIn(context.storage.db).ofUser(userId);
  if (!wallet) return refuse("no_wallet");
  const { currency: to } = wallet;
  const { currency: from = to } = requested;
  const paid = parseMoney(requested.amount, from);
  const now = from === to ? null : await currentRate(context, from, to);
  if (isRefusal(now)) return now;
  const rate = now?.rate ?? parity;
  if (requested.rate !== undefined && !isSameRate(requested.rate, rate))
    return refuse("rate_changed", { field: "rate", values: { rate } });
  if (!now) return { paid, amount: paid, columns: unconverted };
  const amount = convert(paid, to, rate);
  if (isRefusal(amount)) return amount;
  const columns = {
    source_amount_minor: minorColumn(paid),
    source_currency: from,
    rate,
    rate_source: now.source,
    rate_as_of: now.asOf,
  };
  return { paid, amount, columns };
}
