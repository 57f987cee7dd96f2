import type { payoutOperations } from "./operations";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { presentPayout } from "./present-payout";
import { payoutListsIn } from "./store";

export const listPayouts: Handler<typeof payoutOperations.list> = async ({
  context,
  query,
  locale,
}) => {
  const payouts = payoutListsIn(context.storage.db);
  const found = await countedPage(query, {
    rows: (window) => payouts.list(query.state, window),
    total: () => payouts.count(query.state),
  });
  if (isRefusal(found)) return found;
  return {
    payouts: found.rows.map((row) => presentPayout(row, locale)),
    ...pageResponseOf(query, found.total),
  };
};

export const readPayout: Handler<typeof payoutOperations.get> = async ({
  context,
  params,
  locale,
}) => {
  const row = await payoutListsIn(context.storage.db).byId(params.id ?? "");
  return row ? presentPayout(row, locale) : refuse("not_found");
};
