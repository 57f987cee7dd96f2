import type { Handler } from "../../http/call";
import { loadPayees } from "./load-payees";
import type { payeeOperations } from "./payee-operations";
import { presentPayees } from "./present-payee";

export const listPayees: Handler<typeof payeeOperations.payees> = async (call) => {
  const { context, actor } = call;
  const { db } = context.storage;
  const payees = await loadPayees(context, db, actor.user.id);
  return { payees: await presentPayees(call, db, { owner: actor.user, payees }) };
};
