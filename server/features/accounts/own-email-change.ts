// A customer changes their own email. Nothing changes until the link in the new mailbox is confirmed.
import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import { searchKey } from "../../database/search-key";
import type { UserRow } from "../../database/schema";
import type { Actor, Call, Handler } from "../../http/call";
import { commandOnCaller } from "../../http/command";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import type { Context } from "../../http/context";
import type { Locale } from "../../locales/locale";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { newEmailChangeLink, pendingOwnEmail } from "../email/email-change-link";
import { emailChangesIn } from "../email/email-change-store";
import { newEmailUndoLink } from "../email/email-undo-link";
import { presentEmailChange } from "../email/present-email-change";
import { queueEmail } from "../email/queue-email";
import { usersIn } from "../users/store";
import { confirmNewEmail } from "./email-change-mails";
import { ownEmailChangeRequested } from "./own-email-mails";
import type { ownEmailOperations } from "./own-email-operations";

/** Refuses no address that another account uses, so that no one learns of it: its link says so to the owner of that mailbox. */
export const requestEmailChange: Handler<typeof ownEmailOperations.requestEmailChange> = async (
  call,
) => {
  const { context, actor, body } = call;
  if (actor.user.role === "admin") return refuse("own_email");
  if (searchKey(body.email) === actor.user.email_key)
    return refuse("own_email_unchanged", { field: "email" });
  const tooMany = await consumeUnlessReplay(call, "new-email-link", newEmailLinks(context));
  if (tooMany) return tooMany;
  return commandOnCaller(call, async (db) => {
    const user = await usersIn(db).byIdLocked(actor.user.id);
    if (!user) return refuse("not_found");
    const sent = await sendLink(call, db, user, body.email);
    if (isRefusal(sent)) return sent;
    const undo = await newEmailUndoLink(context, db, user);
    const notice = { at: context.now(), address: call.address };
    if (undo) await queueEmail(context, db, user, ownEmailChangeRequested({ ...notice, undo }));
    await recordAudit(db, call, {
      action: "email.change_requested",
      subject: `user:${user.id}`,
      about: user,
      before: { email: user.email },
      after: { email: body.email },
    });
    return sent;
  });
};

export const resendEmailChange: Handler<typeof ownEmailOperations.resendEmailChange> = async (
  call,
) => {
  const { context, actor } = call;
  const tooMany = await consumeUnlessReplay(call, "new-email-link", newEmailLinks(context));
  if (tooMany) return tooMany;
  return commandOnCaller(call, async (db) => {
    const user = await usersIn(db).byIdLocked(actor.user.id);
    const pending = user && (await pendingOwnEmail(context, db, user));
    return pending ? sendLink(call, db, user, pending.email) : refuse("email_change_missing");
  });
};

export const cancelEmailChange: Handler<typeof ownEmailOperations.cancelEmailChange> = (call) =>
  commandOnCaller(call, async (db) => {
    const { context, actor } = call;
    const user = await usersIn(db).byIdLocked(actor.user.id);
    const pending = user && (await pendingOwnEmail(context, db, user));
    if (!pending) return refuse("email_change_missing");
    await emailChangesIn(db).endOwnOf(user.id);
    await recordAudit(db, call, {
      action: "email.change_cancelled",
      subject: `user:${user.id}`,
      about: user,
      before: { email: pending.email },
    });
    return { message: messagesIn(call.locale, "notices")("emailChangeCanceled") };
  });

export const readEmailChange: Handler<typeof ownEmailOperations.emailChange> = ({
  context,
  actor,
}: Call<typeof ownEmailOperations.emailChange>) =>
  presentEmailChange(context, context.storage.db, actor.user);

const newEmailLinks = ({ settings }: Context) => settings.rateLimits.newEmailLinks;

interface Sending {
  readonly context: Context;
  readonly actor: Actor;
  readonly locale: Locale;
}

async function sendLink({ context, locale }: Sending, db: Db, user: UserRow, address: string) {
  const href = await newEmailChangeLink(context, db, { user, address, isOwn: true });
  if (isRefusal(href)) return href;
  await queueEmail(context, db, { ...user, email: address }, confirmNewEmail(href));
  return {
    message: messagesIn(locale, "notices")("newEmailLinkSent"),
    ...(await presentEmailChange(context, db, user)),
  };
}
