// The link that confirms a new email for an account. The email is stored with it, encrypted with the user's own key.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { personalVaultFor, type KeyOwner } from "../users/personal-key";
import { personOf } from "../users/person-of";
import { checkMaySignIn } from "../users/rules";
import { usersIn } from "../users/store";
import { emailChangesIn } from "./email-change-store";

export interface EmailChange {
  /** The user, locked. */
  readonly user: UserRow;
  readonly address: string;
  /** Whether the user asked for it, and not staff. */
  readonly isOwn: boolean;
}

/** Creates a link and invalidates an earlier one of the same user. Only its hash is stored. */
export async function newEmailChangeLink(
  context: Context,
  db: Db,
  { user, address, isOwn }: EmailChange,
): Promise<string | Refused> {
  const vault = await personalVaultFor(context, db, user);
  if (!vault) return refuse("person_removed");
  const token = context.randomText(32);
  const [tokenHash, now] = [hashToken(token), context.now()];
  await emailChangesIn(db).replace({
    user_id: user.id,
    token_hash: tokenHash,
    sealed_address: vault.seal(address, emailChangeAad(tokenHash)),
    is_own: isOwn ? 1 : null,
    created_at: now,
    expires_at: now + limits.emailVerificationHours * 60 * 60_000,
  });
  return `${context.settings.publicUrl}/confirm-new-email?token=${token}`;
}

/** Invalidates the link. Links of suspended and closed accounts are refused. */
export async function useEmailChangeLink(
  context: Context,
  db: Db,
  token: string,
): Promise<EmailChange | Refused> {
  const changes = emailChangesIn(db);
  const change = await changes.find(hashToken(token), context.now());
  const user = change && (await usersIn(db).byIdLocked(change.user_id));
  if (!user || checkMaySignIn(personOf(user))) return refuse("link_expired");
  const vault = await personalVaultFor(context, db, user);
  const address = vault?.open(change.sealed_address, emailChangeAad(change.token_hash));
  // Of two simultaneous requests, only the first gets it.
  const isFirst = await changes.use(change.token_hash);
  return isFirst && address
    ? { user, address, isOwn: change.is_own === 1 }
    : refuse("link_expired");
}

export interface PendingEmail {
  readonly email: string;
  /** UTC milliseconds. */
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** The new email that the user asked for and hasn't confirmed yet. */
export async function pendingOwnEmail(
  context: Context,
  db: Db,
  user: KeyOwner,
): Promise<PendingEmail | null> {
  const change = await emailChangesIn(db).ownOf(user.id, context.now());
  if (!change) return null;
  const { token_hash: tokenHash, created_at: sentAt, expires_at: expiresAt } = change;
  const vault = await personalVaultFor(context, db, user);
  const email = vault?.open(change.sealed_address, emailChangeAad(tokenHash));
  return email ? { email, sentAt, expiresAt } : null;
}

/** Binds the encrypted email to its row. */
function emailChangeAad(tokenHash: string): string {
  return `email change:${tokenHash}`;
}
