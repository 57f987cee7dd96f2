// The owner of a previous address undoes a change of email that they didn't ask for.
import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import { isUniqueViolation } from "../../database/engine/unique-violation";
import { searchKeysOf } from "../../database/search-key";
import type { UserRow } from "../../database/schema";
import type { Call, Handler } from "../../http/call";
import { command, visitors } from "../../http/command";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { recordAudit } from "../audit/record-audit";
import { emailChangesIn } from "../email/email-change-store";
import { useEmailUndoLink } from "../email/email-undo-link";
import { pageOf } from "../email/links";
import { mailedLinksIn } from "../email/mailed-link-store";
import { queueEmail } from "../email/queue-email";
import { knownDevicesIn } from "../sessions/known-device-store";
import { sessionsIn } from "../sessions/store";
import { endOfBlock } from "../users/rules";
import { usersIn } from "../users/store";
import { blockAfterNewEmail } from "../withdrawals/block-payouts";
import { emailChanged } from "./email-change-mails";
import { ownEmailChangeUndone } from "./own-email-mails";
import type { ownEmailOperations } from "./own-email-operations";

type Undo = Call<typeof ownEmailOperations.undoEmailChange>;

export const undoEmailChange: Handler<typeof ownEmailOperations.undoEmailChange> = async (call) => {
  try {
    return await command({ ...call, actor: visitors }, (db) => undo(call, db));
  } catch (error) {
    // A host of the release before knows of no reserved addresses.
    if (isUniqueViolation(error)) return refuse("new_email_taken");
    throw error;
  }
};

/** The person who asked for the change knew the password, so it ends, and only this mailbox gets a link to choose another. */
async function undo(call: Undo, db: Db) {
  const { context, body } = call;
  const used = await useEmailUndoLink(context, db, body.token);
  if (isRefusal(used)) return used;
  const { user, link } = used;
  const isRestored = link.email_key !== user.email_key;
  const changed = columnsOf(context, user, isRestored ? link : user);
  const own = { context, actor: { user }, address: call.address };
  await usersIn(db).update(user.id, changed);
  await sessionsIn(db).endAllOf(user.id);
  await knownDevicesIn(db).forgetOthersOf(user.id, null);
  const revoked = await revokeAllTokens(db, own, user.id);
  await emailChangesIn(db).endOf(user.id);
  for (const purpose of ["password_reset", "email_verification"] as const)
    await mailedLinksIn(db).endAllOf(user.id, purpose);
  await recordAudit(db, own, {
    action: "email.change_undone",
    subject: `user:${user.id}`,
    about: user,
    before: { email: user.email },
    after: { email: changed.email },
  });
  if (user.payouts_frozen_at === null)
    await recordAudit(db, own, { action: "payouts.frozen", subject: `user:${user.id}` });
  const notice = { at: context.now(), revoked, forgotHref: pageOf.forgotPassword(context) };
  await queueEmail(context, db, { ...user, ...changed }, ownEmailChangeUndone(notice));
  if (isRestored) await notifyReplaced(call, db, { user, changed, revoked });
  const t = messagesIn(call.locale, "notices");
  return { message: t("emailChangeUndone") };
}

function columnsOf(
  context: Context,
  user: UserRow,
  { email, email_key }: Pick<UserRow, "email" | "email_key">,
) {
  const now = context.now();
  return {
    email,
    email_key,
    ...searchKeysOf({ ...user, email }),
    email_verified_at: now,
    password_hash: "",
    initial_password_until: null,
    payouts_frozen_at: user.payouts_frozen_at ?? now,
    ...(email_key !== user.email_key && blockAfterNewEmail(context, user)),
    version: user.version + 1,
    updated_at: now,
  } satisfies Partial<UserRow>;
}

interface Replaced {
  /** As it was. */
  readonly user: UserRow;
  readonly changed: ReturnType<typeof columnsOf>;
  /** How many API tokens. */
  readonly revoked: number;
}

/** Without a link: if it is the owner who loses this email to someone in an old mailbox, support decides. */
async function notifyReplaced(
  { context }: Undo,
  db: Db,
  { user, changed, revoked }: Replaced,
): Promise<void> {
  const at = context.now();
  const blockedUntil = changed.payouts_blocked_until ?? null;
  const payoutsBlockedUntil = endOfBlock({ blockedUntil }, at);
  const notice = { at, payoutsBlockedUntil, revoked, isFormer: true };
  await queueEmail(context, db, user, emailChanged(notice));
}
