import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import type { Handler } from "../../http/call";
import { momentsOf, pageAnswerOf, pageWindowOf, refuseDeepPage } from "../../http/list-page";
import { loadNameFlags } from "../names/load-name-facts";
import { presentUser } from "../profiles/present-user";
import { userTotal } from "../users/user-total";

export const listUsers: Handler<typeof accountOperations.list> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const { page, limit, from, to, ...filters } = query;
  const deep = refuseDeepPage(query);
  if (deep) return deep;
  const filter = { ...filters, ...momentsOf(actor, { from, to }) };
  const [rows, total] = await Promise.all([
    usersIn(context.storage.db).list(filter, pageWindowOf(query)),
    userTotal(context, filter),
  ]);
  const nameFlags = await loadNameFlags({ context, locale }, rows);
  return {
    users: rows.map((row) => ({
      ...withoutDocuments(presentUser(row, { context, locale })),
      nameFlags: nameFlags.get(row.id),
    })),
    ...pageAnswerOf({ page, limit }, total),
  };
};

export function withoutDocuments({ kycUrls: _documents, ...user }: ReturnType<typeof presentUser>) {
  return user;
}
