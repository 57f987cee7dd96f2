import type { transactionOperations } from "./operations";
import type { decisionOperations } from "./decision-operations";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { presentTransaction } from "../ledger/present-transaction";

/** One's own transaction, or anybody's for an admin; somebody else's does not exist. */
export const readTransaction: Handler<typeof transactionOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
  const isVisible = row && (actor.isAdmin || row.user_id === actor.user.id);
  return isVisible ? presentTransaction(row) : refuse("not_found");
};

export const readAnyTransaction: Handler<typeof decisionOperations.transaction> = async ({
  context,
  params,
}) => {
  const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
  return row ? presentTransaction(row) : refuse("not_found");
};
