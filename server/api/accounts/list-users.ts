import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";
import { presentUser } from "./present-user";

export const listUsers: Handler<Endpoints["users"]["list"]> = async ({ context, query }) => {
  const { page, limit, ...filter } = query;
  const { users } = context.storage.store;
  const [rows, total] = await Promise.all([users.list(filter, { limit, offset: (page - 1) * limit }), users.total(filter)]);
  return { users: rows.map((row) => withoutDocuments(presentUser(row))), total, page, totalPages: Math.ceil(total / limit) };
};

function withoutDocuments({ kycUrls: _documents, ...user }: ReturnType<typeof presentUser>) {
  return user;
}
