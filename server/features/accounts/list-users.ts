import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, momentsOf, pageResponseOf } from "../../http/list-page";
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
  const filter = { ...filters, ...momentsOf(actor, { from, to }) };
  const found = await countedPage(query, {
    rows: (window) => usersIn(context.storage.db).list(filter, window),
    total: () => userTotal(context, filter),
  });
  if (isRefusal(found)) return found;
  const { rows, total } = found;
  const nameFlags = await loadNameFlags({ context, locale }, rows);
  return {
    users: rows.map((row) => ({
      ...withoutDocuments(presentUser(row, { context, locale })),
      nameFlags: nameFlags.get(row.id),
    })),
    ...pageResponseOf({ page, limit }, total),
  };
};

export function withoutDocuments({ kycUrls: _documents, ...user }: ReturnType<typeof presentUser>) {
  return user;
}
