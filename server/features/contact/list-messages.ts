import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { presentMessage } from "./present-message";

export const listMessages: Handler<typeof contactOperations.list> = async ({ context, query }) => {
  const contactMessages = contactMessagesIn(context.storage.db);
  const found = await countedPage(query, {
    rows: (window) => contactMessages.list(query.state, window),
    total: () => contactMessages.count(query.state),
  });
  if (isRefusal(found)) return found;
  return {
    messages: found.rows.map((row) => presentMessage(context, row)),
    ...pageResponseOf(query, found.total),
  };
};
