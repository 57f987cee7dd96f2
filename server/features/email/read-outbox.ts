// The outbox for staff: its list, one email of it, and sending one again.
import type { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import { refuse, isRefusal } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { contentsOf } from "./send-due";
import { isReadable, presentOutbox, isSendable } from "./present-outbox";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { command } from "../../http/command";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

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

/** Makes a waiting or failed email due now; background work sends it. */
export const retryOutbox: Handler<typeof outboxOperations.retry> = (call) =>
  command(call, async (db) => {
    const { context, params } = call;
    const row = await outboxIn(db).byId(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state === "sent" || row.state === "sending") return refuse("mail_on_its_way");
    const now = context.now();
    if (!isSendable(row, now)) return refuse("mail_erased");
    // Nothing to undo if background work has claimed it meanwhile.
    if (!(await outboxIn(db).requeue(row, now))) return refuse("mail_on_its_way");
    const person = await usersIn(db).byId(row.user_id);
    await recordAudit(db, call, {
      action: "mail.retried",
      subject: `mail:${row.id}`,
      personId: row.user_id,
      before: { status: row.state },
      after: { status: "queued" },
    });
    context.mailDispatcher.notify();
    return presentOutbox(context, { ...row, state: "queued", next_attempt_at: now }, person);
  });

const webAddress = /\bhttps?:\/\/[^\s<>"]+/gi;
const hasParameters = /[?#]/;
/** As long as the portal's tokens, and not the ID of a record. */
const tokenLike = /(?<![\w-])[\w-]{32,}(?![\w-])/g;
const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The text of an email for staff. A link can carry a token that gives access to the recipient's account, so only plain addresses of pages stay. */
export function withoutLinks(text: string, locale: Locale): string {
  const removed = messagesIn(locale, "staffEmail")("linkRemoved");
  const withoutTokens = (part: string) =>
    part.replace(tokenLike, (found) => (recordId.test(found) ? found : removed));
  return withoutTokens(
    text.replace(webAddress, (address) => (hasParameters.test(address) ? removed : address)),
  );
}
