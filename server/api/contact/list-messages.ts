import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { presentMessage } from "./present-message";

export const listMessages: Handler<Operations["contact"]["list"]> = async ({ context, query }) => {
  const { page, limit, state } = query;
  const { contactMessages } = context.storage.store;
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
