import type { payoutOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf, refuseDeepPage } from "../../http/list-page";
import { presentPayout } from "./present-payout";
import { payoutListsIn } from "./store";

export const listPayouts: Handler<typeof payoutOperations.list> = async ({
  context,
  query,
  locale,
}) => {
  const tooDeep = refuseDeepPage(query);
  if (tooDeep) return tooDeep;
  const payouts = payoutListsIn(context.storage.db);
  const [rows, total] = await Promise.all([
    payouts.list(query.state, pageWindowOf(query)),
    payouts.count(query.state),
  ]);
  return { payouts: rows.map((row) => presentPayout(row, locale)), ...pageAnswerOf(query, total) };
};

export const readPayout: Handler<typeof payoutOperations.get> = async ({
  context,
  params,
  locale,
}) => {
  const row = await payoutListsIn(context.storage.db).byId(params.id ?? "");
  return row ? presentPayout(row, locale) : refuse("not_found");
};
