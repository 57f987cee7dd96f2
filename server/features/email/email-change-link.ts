// The link that confirms a new email for an account. The email is stored with it, encrypted with the user's own key.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { personalVaultFor } from "../users/personal-key";
import { personOf } from "../users/person-of";
import { checkMaySignIn } from "../users/rules";
import { usersIn } from "../users/store";
import { emailChangesIn } from "./email-change-store";

export interface EmailChange {
  /** The user, locked. */
  readonly user: UserRow;
  readonly address: string;
}

/** Creates a link and invalidates an earlier one of the same user. Only its hash is stored. */
export async function newEmailChangeLink(
  context: Context,
  db: Db,
  { user, address }: EmailChange,
): Promise<string | Refused> {
  const vault = await personalVaultFor(context, db, user);
  if (!vault) return refuse("person_removed");
  const token = context.randomText(32);
  const [tokenHash, now] = [hashToken(token), context.now()];
  await emailChangesIn(db).replace({
    user_id: user.id,
    token_hash: tokenHash,
    sealed_address: vault.seal(address, emailChangeAad(tokenHash)),
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
  return isFirst && address ? { user, address } : refuse("link_expired");
}

/** Binds the encrypted email to its row. */
function emailChangeAad(tokenHash: string): string {
  return `email change:${tokenHash}`;
}
