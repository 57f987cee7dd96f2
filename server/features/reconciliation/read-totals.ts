import type { reconciliationOperations } from "./operations";
import type { PostedTotals } from "./schemas";
import { currencies, type Currency } from "../../kernel/currencies";
import { add, money, numberOf, subtract, zero, type Money } from "../../kernel/money";
import { sourceOf, sources } from "./rules";
import { isRefusal } from "../../kernel/refusal";
import {
  type PostedSum,
  type ConversionSum,
  type Span,
  postedMovementsIn,
} from "./posted-movement-store";
import type { Call, Refused } from "../../http/call";
import { periodOf } from "./period-of";

/** Sums one week at a time, because SQLite sums in the thread that serves all requests. */
const spanMs = 7 * 86_400_000;

type Totals = Call<typeof reconciliationOperations.totals>;

export async function readTotals({
  context,
  actor,
  query,
}: Pick<Totals, "context" | "actor" | "query">): Promise<PostedTotals | Refused> {
  const period = periodOf(context, actor, query);
  if (isRefusal(period)) return period;
  const movements = postedMovementsIn(context.storage.db);
  const sums: PostedSum[] = [];
  const converted: ConversionSum[] = [];
  // Entries never change and each is in one span, so that nothing is lost between two.
  for (const span of spansOf(period)) {
    sums.push(...(await movements.sums(span)));
    converted.push(...(await movements.conversions(span)));
  }
  return {
    from: period.from,
    to: period.to,
    totals: totalsOf(sums),
    sums: sumsOf(sums),
    conversions: conversionsOf(converted),
  };
}

function spansOf({ since, before }: Span): Span[] {
  const count = Math.ceil((before - since) / spanMs);
  return Array.from({ length: count }, (_, at) => ({
    since: since + at * spanMs,
    before: Math.min(since + (at + 1) * spanMs, before),
  }));
}

/** Ordered by source and currency; empty sums are left out. */
function totalsOf(sums: readonly PostedSum[]): PostedTotals["totals"] {
  const pairs = sources.flatMap((source) => currencies.map((currency) => ({ source, currency })));
  return pairs.flatMap(({ source, currency }) => {
    const of = sums.filter(
      (sum) => sum.account_id.endsWith(`:${currency}`) && sourceOfSum(sum) === source,
    );
    if (of.length === 0) return [];
    return {
      source,
      currency,
      ...figuresOf(currency, of),
    };
  });
}

function sumsOf(sums: readonly PostedSum[]): PostedTotals["sums"] {
  return currencies.flatMap((currency) => {
    const of = sums.filter(({ account_id: id }) => id.endsWith(`:${currency}`));
    // A fee is a part of its deposit's or withdrawal's entry.
    const entries = of.filter((sum) => sourceOfSum(sum) !== "fee");
    return of.length === 0 ? [] : { currency, ...figuresOf(currency, of), count: countOf(entries) };
  });
}

function figuresOf(currency: Currency, of: readonly PostedSum[]) {
  const totalIn = total(currency, of, "in_minor");
  const totalOut = total(currency, of, "out_minor");
  return {
    count: countOf(of),
    in: numberOf(totalIn),
    out: numberOf(totalOut),
    net: numberOf(subtract(totalIn, totalOut)),
  };
}

function sourceOfSum({ account_id, is_of_transaction, type, payment_method: method }: PostedSum) {
  return sourceOf({
    house: account_id.split(":")[1] ?? "",
    isOfTransaction: is_of_transaction === 1,
    type,
    method,
  });
}

function conversionsOf(converted: readonly ConversionSum[]): PostedTotals["conversions"] {
  const pairs = currencies.flatMap((from: Currency) => currencies.map((to) => ({ from, to })));
  return pairs.flatMap(({ from, to }) => {
    const of = converted.filter((sum) => sum.source_currency === from && sum.currency === to);
    if (of.length === 0) return [];
    return {
      from,
      to,
      count: countOf(of),
      paid: numberOf(total(from, of, "paid_minor")),
      posted: numberOf(total(to, of, "posted_minor")),
    };
  });
}

const countOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

function total<Name extends string>(
  currency: Currency,
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): Money {
  return rows.reduce((sum, row) => add(sum, money(currency, row[name])), zero(currency));
}
