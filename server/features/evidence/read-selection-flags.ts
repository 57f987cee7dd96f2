import type { evidenceOperations } from "./operations";
import { ownBulkAction } from "../bulk-actions/read-bulk-action";
import { bulkActionsIn } from "../bulk-actions/store";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { loadFacts } from "./load-facts";
import { flagsOf } from "./rules";

export const readSelectionFlags: Handler<typeof evidenceOperations.selectionFlags> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const selection = await ownBulkAction(db, actor, params.id);
  if (!selection) return refuse("not_found");
  const items = await bulkActionsIn(db).items(selection.id);
  const rows = await transactionsIn(db).byIds(items.map((item) => item.transaction_id));
  const loaded = await loadFacts(context, rows);
  return { items: [...loaded].map(([id, { facts }]) => ({ id, flags: flagsOf(facts, locale) })) };
};
