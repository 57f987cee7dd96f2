// Messages of the contact form, for staff.
import type { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { presentMessage } from "./present-message";
import { recordAudit } from "../audit/record-audit";
import { command } from "../../http/command";

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

export const readMessage: Handler<typeof contactOperations.read> = async ({ context, params }) => {
  const row = await contactMessagesIn(context.storage.db).byId(params.id ?? "");
  return row ? presentMessage(context, row) : refuse("not_found");
};

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
