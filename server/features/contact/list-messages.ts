import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import type { Handler } from "../../http/call";
import { presentMessage } from "./present-message";

export const listMessages: Handler<typeof contactOperations.list> = async ({ context, query }) => {
  const { page, limit, state } = query;
  const contactMessages = contactMessagesIn(context.storage.db);
  const [rows, total] = await Promise.all([
    contactMessages.list(state, { limit, offset: (page - 1) * limit }),
    contactMessages.count(state),
  ]);
  return {
    messages: rows.map((row) => presentMessage(context, row)),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};
