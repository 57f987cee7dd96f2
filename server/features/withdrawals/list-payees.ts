import type { Handler } from "../../http/call";
import { refuse } from "../../kernel/refusal";
import { usersIn } from "../users/store";
import { loadPayees } from "./load-payees";
import type { payeeOperations } from "./payee-operations";
import { presentPayees, presentPayeesToOthers } from "./present-payee";

export const listPayees: Handler<typeof payeeOperations.payees> = async (call) => {
  const { context, actor } = call;
  const { db } = context.storage;
  const payees = await loadPayees(context, db, actor.user.id);
  return { payees: await presentPayees(call, db, { owner: actor.user, payees }) };
};

export const listPayeesOfUser: Handler<typeof payeeOperations.payeesOfUser> = async (call) => {
  const { context, params } = call;
  const { db } = context.storage;
  const owner = await usersIn(db).byId(params.id ?? "");
  if (owner?.role !== "user") return refuse("not_found");
  const payees = await loadPayees(context, db, owner.id);
  return { payees: await presentPayeesToOthers(call, db, { owner, payees }) };
};
