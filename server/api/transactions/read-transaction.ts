import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentTransaction } from "./present-transaction";

/** One's own transaction, or anybody's for an admin; somebody else's does not exist. */
export const readTransaction: Handler<Operations["transactions"]["get"]> = async ({
  context,
  actor,
  params,
}) => {
  const row = await context.storage.store.transactions.byId(params.id ?? "");
  const isVisible = row && (actor.isAdmin || row.user_id === actor.user.id);
  return isVisible ? presentTransaction(row) : refuse("not_found");
};

export const readAnyTransaction: Handler<Operations["admin"]["transaction"]> = async ({
  context,
  params,
}) => {
  const row = await context.storage.store.transactions.byId(params.id ?? "");
  return row ? presentTransaction(row) : refuse("not_found");
};
