import type { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { contentsOf } from "./send-due";
import { isReadable, presentOutbox } from "./present-outbox";
import { withoutLinks } from "./remove-links";

/** The text of an email in a demo, without its links, even for the recipient: a session alone must not reset a password. Outside of a demo the operation doesn't exist. */
export const readOutbox: Handler<typeof outboxOperations.read> = async (call) => {
  const { context, actor, params } = call;
  const { storage } = context;
  const row = isReadable(context) ? await outboxIn(storage.db).byId(params.id ?? "") : undefined;
  const contents = row && (await contentsOf(context, row));
  if (!row || !contents) return refuse("not_found");
  const person = await usersIn(storage.db).byId(row.user_id);
  if (row.user_id !== actor.user.id) {
    await storage.transaction((db) =>
      recordAudit(db, call, { action: "mail.seen", subject: `mail:${row.id}`, about: person }),
    );
  }
  const { to, subject, text } = contents;
  return {
    message: presentOutbox(context, row, person),
    to,
    subject: withoutLinks(subject, call.locale),
    text: withoutLinks(text, call.locale),
  };
};
