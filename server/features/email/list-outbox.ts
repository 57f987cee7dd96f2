import type { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf } from "../../http/list-page";
import { presentOutbox } from "./present-outbox";

export const listOutbox: Handler<typeof outboxOperations.list> = async ({ context, query }) => {
  const { db } = context.storage;
  const outbox = outboxIn(db);
  const users = usersIn(db);
  const [rows, total] = await Promise.all([
    outbox.list(query, pageWindowOf(query)),
    outbox.countOf(query),
  ]);
  const people = new Map(
    (await users.byIds([...new Set(rows.map((row) => row.user_id))])).map((person) => [
      person.id,
      person,
    ]),
  );
  return {
    messages: rows.map((row) => presentOutbox(context, row, people.get(row.user_id))),
    ...pageAnswerOf(query, total),
  };
};
