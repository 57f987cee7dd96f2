// The link by which the owner of an account's address undoes a change of that address, before and after it was confirmed.
import type { Db } from "../../database/db";
import type { EmailUndoLinkRow } from "../../database/rows/mail-rows";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import { checkMaySignIn } from "../users/rules";
import { usersIn } from "../users/store";
import { emailUndoLinksIn } from "./email-undo-store";

const hour = 60 * 60_000;
/** A change can be confirmed until its own link expires, and is undone for days after that. */
const validMs = limits.emailVerificationHours * hour + limits.emailUndoDays * 24 * hour;

export interface EmailUndo {
  readonly href: string;
  /** UTC milliseconds. */
  readonly until: number;
}

/** For the address that the account has now; null if it was never confirmed, because it may be someone else's. */
export async function newEmailUndoLink(
  context: Context,
  db: Db,
  user: UserRow,
): Promise<EmailUndo | null> {
  if (user.email_verified_at === null) return null;
  const token = context.randomText(32);
  const now = context.now();
  const until = now + validMs;
  await emailUndoLinksIn(db).add({
    token_hash: hashToken(token),
    user_id: user.id,
    email: user.email,
    email_key: user.email_key,
    created_at: now,
    expires_at: until,
  });
  return { href: `${context.settings.publicUrl}/undo-email-change?token=${token}`, until };
}

interface Undoing {
  /** The user, locked. */
  readonly user: UserRow;
  readonly link: EmailUndoLinkRow;
}

/**
 * Uses the link and ends those of addresses that the account had later: a thief must not get it back.
 * Earlier addresses keep theirs.
 */
export async function useEmailUndoLink(
  context: Context,
  db: Db,
  token: string,
): Promise<Undoing | Refused> {
  const [links, hash] = [emailUndoLinksIn(db), hashToken(token)];
  const known = await links.find(hash, context.now());
  const user = known && (await usersIn(db).byIdLocked(known.user_id));
  if (user?.role !== "user" || checkMaySignIn(personOf(user))) return refuse("link_expired");
  // Of two at the same time, the later one finds none.
  const all = await links.ofUser(user.id, context.now());
  const link = all.find(({ token_hash: own }) => own === hash);
  const first = link && all.find(({ email_key: key }) => key === link.email_key);
  if (!link || !first) return refuse("link_expired");
  await links.endFrom(first);
  return { user, link };
}
