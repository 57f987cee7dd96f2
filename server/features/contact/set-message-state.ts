import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentMessage } from "./present-message";

/** Marks a message as answered or open. Repeating it changes nothing. */
export const setMessageState: Handler<typeof contactOperations.setState> = async (call) => {
  const { context, params, body } = call;
  const set = await command(call, async (db) => {
    const id = params.id ?? "";
    const answeredAt = body.state === "answered" ? context.now() : null;
    const isNew = await contactMessagesIn(db).setState(id, {
      state: body.state,
      answered_at: answeredAt,
    });
    if (!isNew && !(await contactMessagesIn(db).byId(id))) return refuse("not_found");
    if (isNew)
      await recordAudit(db, call, { action: `contact.${body.state}`, subject: `contact:${id}` });
    return { id };
  });
  if (isRefusal(set)) return set;
  // Decrypted only now: a command's response is stored with its key, unencrypted.
  const row = await contactMessagesIn(context.storage.db).byId(set.id);
  return row ? presentMessage(context, row) : refuse("not_found");
};
