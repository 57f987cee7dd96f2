import type { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { presentOutbox } from "./present-outbox";

export const listOutbox: Handler<typeof outboxOperations.list> = async ({ context, query }) => {
  const { db } = context.storage;
  const outbox = outboxIn(db);
  const users = usersIn(db);
  const found = await countedPage(query, {
    rows: (window) => outbox.list(query, window),
    total: () => outbox.countOf(query),
  });
  if (isRefusal(found)) return found;
  const { rows, total } = found;
  const people = new Map(
    (await users.byIds([...new Set(rows.map((row) => row.user_id))])).map((person) => [
      person.id,
      person,
    ]),
  );
  return {
    messages: rows.map((row) => presentOutbox(context, row, people.get(row.user_id))),
    ...pageResponseOf(query, total),
  };
};
