import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { presentOutbox } from "./present-outbox";

export const listOutbox: Handler<Operations["outbox"]["list"]> = async ({
  context,
  query: { page, limit, state },
}) => {
  const { outbox, users } = context.storage.store;
  const [rows, total] = await Promise.all([
    outbox.list(state, { limit, offset: (page - 1) * limit }),
    outbox.countOf(state),
  ]);
  const people = new Map(
    (await users.byIds([...new Set(rows.map((row) => row.user_id))])).map((person) => [
      person.id,
      person,
    ]),
  );
  return {
    messages: rows.map((row) => presentOutbox(context, row, people.get(row.user_id))),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};
