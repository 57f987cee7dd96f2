import type { z } from "zod";
import type { payoutOperations } from "./operations";
import type { Db } from "../../database/db";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { money, numberOf } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Actor, Call, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { countedPage, momentsOf, pageResponseOf } from "../../http/list-page";
import { usersIn } from "../users/store";
import { obstaclesOf } from "./check-payment-allowed";
import { presentPayout } from "./present-payout";
import type { Payout, PayoutQuery } from "./schemas";
import { payoutListsIn, type OwnedPayout, type PayoutFilter } from "./store";

interface Listing {
  readonly context: Context;
  readonly actor: Actor;
}

/** A search with too many users is refused: the caller would have to read on anyway. */
export async function payoutFilter(
  { context: { storage }, actor }: Listing,
  query: Omit<z.output<typeof PayoutQuery>, "page" | "limit">,
): Promise<PayoutFilter | Refused> {
  const { state, reference, person, paymentMethod, currency, batch } = query;
  const most = limits.searchedPeopleMaximum;
  const userIds =
    person === undefined ? undefined : await usersIn(storage.db).idsFound(person, most);
  if (userIds && userIds.length > most)
    return refuse("search_too_wide", { field: "person", values: { maximum: most } });
  return {
    state,
    userIds,
    reference,
    paymentMethod,
    currency,
    isInBatch: batch === undefined ? undefined : batch === "any",
    ...momentsOf(actor, query),
  };
}

/** Sums of more than this many would take too long to add up. */
const summedMaximum = 10_000;

export const listPayouts: Handler<typeof payoutOperations.list> = async (call) => {
  const { context, query } = call;
  const { db } = context.storage;
  const filter = await payoutFilter(call, query);
  if (isRefusal(filter)) return filter;
  const payouts = payoutListsIn(db);
  const found = await countedPage(query, {
    rows: (window) => payouts.list(filter, window),
    total: () => payouts.count(filter),
  });
  if (isRefusal(found)) return found;
  return {
    payouts: await presentPayouts(db, call, found.rows),
    ...(found.total <= summedMaximum && { totals: await totalsOf(db, filter) }),
    ...pageResponseOf(query, found.total),
  };
};

/** With why those that weren't sent can't be paid now. */
export async function presentPayouts(
  db: Db,
  { context, locale }: Pick<Call, "context" | "locale">,
  rows: readonly OwnedPayout[],
): Promise<Payout[]> {
  const unsent = rows.filter(({ state }) => state === "to_send");
  const obstacles = unsent.length > 0 ? await obstaclesOf(db, unsent, context) : undefined;
  return rows.map((row) => presentPayout(row, locale, obstacles?.get(row.id)));
}

async function totalsOf(db: Db, filter: PayoutFilter) {
  const sums = await payoutListsIn(db).sums(filter);
  return currencies.flatMap((currency) =>
    sums
      .filter((sum) => sum.currency === currency)
      .map(({ count, sum_minor: minor }) => ({
        currency,
        count,
        amount: numberOf(money(currency, BigInt(minor))),
      })),
  );
}

export const readPayout: Handler<typeof payoutOperations.get> = async ({
  context,
  params,
  locale,
}) => {
  const row = await payoutListsIn(context.storage.db).byId(params.id ?? "");
  return row ? presentPayout(row, locale) : refuse("not_found");
};
