import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import { isUniqueViolation } from "../../database/engine/unique-violation";
import { searchKey, searchKeysOf } from "../../database/search-key";
import type { UserRow } from "../../database/schema";
import type { Call, Handler } from "../../http/call";
import { command, visitors } from "../../http/command";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { recordAudit } from "../audit/record-audit";
import { useEmailChangeLink, type EmailChange } from "../email/email-change-link";
import { newEmailUndoLink } from "../email/email-undo-link";
import { emailUndoLinksIn } from "../email/email-undo-store";
import { mailedLinksIn } from "../email/mailed-link-store";
import { queueEmail } from "../email/queue-email";
import { blockAfterNewEmail } from "../withdrawals/block-payouts";
import { sessionsIn } from "../sessions/store";
import { endOfBlock } from "../users/rules";
import { usersIn } from "../users/store";
import { isEmailTaken } from "./add-user";
import { emailChanged } from "./email-change-mails";
import type { recoveryOperations } from "./recovery-operations";

type Confirmation = Call<typeof recoveryOperations.confirmNewEmail>;

/** The link proves access to the new mailbox, so the new email is confirmed. */
export const confirmEmailChange: Handler<typeof recoveryOperations.confirmNewEmail> = async (
  call,
) => {
  try {
    return await command({ ...call, actor: visitors }, (db) => confirm(call, db));
  } catch (error) {
    // Someone signed up with the same email at the same time.
    if (isUniqueViolation(error)) return refuse("new_email_taken");
    throw error;
  }
};

async function confirm(call: Confirmation, db: Db) {
  const { context, body } = call;
  const change = await useEmailChangeLink(context, db, body.token);
  if (isRefusal(change)) return change;
  const { user, address } = change;
  if (await isEmailTaken(context, db, address, user.id)) return refuse("new_email_taken");
  const changed = columnsOf(context, change);
  const own = { context, actor: { user }, address: call.address };
  await usersIn(db).update(user.id, changed);
  await sessionsIn(db).endAllOf(user.id);
  const revoked = await revokeAllTokens(db, own, user.id);
  for (const purpose of ["password_reset", "email_verification"] as const)
    await mailedLinksIn(db).endAllOf(user.id, purpose);
  await recordAudit(db, own, {
    action: "email.changed",
    subject: `user:${user.id}`,
    about: user,
    before: { email: user.email },
    after: { email: address },
  });
  const at = context.now();
  const payoutsBlockedUntil = endOfBlock({ blockedUntil: changed.payouts_blocked_until }, at);
  const notice = { at, payoutsBlockedUntil, revoked };
  await notifyFormer(context, db, change, notice);
  await queueEmail(context, db, { ...user, ...changed }, emailChanged(notice));
  const t = messagesIn(call.locale, "notices");
  return {
    message: [
      t("emailChanged"),
      ...(revoked > 0 ? [t("tokensRevoked", { count: revoked })] : []),
    ].join(" "),
  };
}

/**
 * Two people of the staff have checked who the user is, so no earlier address can undo what they approved. An own change can be undone;
 * an address that was never confirmed may be someone else's, and gets nothing.
 */
async function notifyFormer(
  context: Context,
  db: Db,
  { user, isOwn }: EmailChange,
  notice: Parameters<typeof emailChanged>[0],
): Promise<void> {
  if (!isOwn) await emailUndoLinksIn(db).endAllOf(user.id);
  const undo = isOwn ? await newEmailUndoLink(context, db, user) : null;
  if (isOwn && !undo) return;
  await queueEmail(context, db, user, emailChanged({ ...notice, isFormer: true, undo }));
}

function columnsOf(context: Context, { user, address: email }: EmailChange) {
  const now = context.now();
  return {
    email,
    email_key: searchKey(email),
    ...searchKeysOf({ ...user, email }),
    email_verified_at: now,
    ...blockAfterNewEmail(context, user),
    version: user.version + 1,
    updated_at: now,
  } satisfies Partial<UserRow>;
}
