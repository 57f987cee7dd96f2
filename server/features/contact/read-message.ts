import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { presentMessage } from "./present-message";

export const readMessage: Handler<typeof contactOperations.read> = async ({ context, params }) => {
  const row = await contactMessagesIn(context.storage.db).byId(params.id ?? "");
  return row ? presentMessage(context, row) : refuse("not_found");
};
