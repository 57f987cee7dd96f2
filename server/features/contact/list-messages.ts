import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf } from "../../http/list-page";
import { presentMessage } from "./present-message";

export const listMessages: Handler<typeof contactOperations.list> = async ({ context, query }) => {
  const contactMessages = contactMessagesIn(context.storage.db);
  const [rows, total] = await Promise.all([
    contactMessages.list(query.state, pageWindowOf(query)),
    contactMessages.count(query.state),
  ]);
  return {
    messages: rows.map((row) => presentMessage(context, row)),
    ...pageAnswerOf(query, total),
  };
};
