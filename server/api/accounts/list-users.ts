import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { momentsOf, stretchOf, tooDeep } from "../lists/list-page";
import { presentUser } from "./present-user";
import { totalOfPeople } from "./total-of-people";

export const listUsers: Handler<Operations["users"]["list"]> = async ({
  context,
  actor,
  query,
}) => {
  const { page, limit, from, to, ...asked } = query;
  const deep = tooDeep(query);
  if (deep) return deep;
  const filter = { ...asked, ...momentsOf(actor, { from, to }) };
  const [rows, total] = await Promise.all([
    context.storage.store.users.list(filter, stretchOf(query)),
    totalOfPeople(context, filter),
  ]);
  return {
    users: rows.map((row) => withoutDocuments(presentUser(row))),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};

export function withoutDocuments({ kycUrls: _documents, ...user }: ReturnType<typeof presentUser>) {
  return user;
}
