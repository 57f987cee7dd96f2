// The link that confirms a new email address for an account. The address waits beside it, sealed for the person.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { refuse } from "../../kernel/refusal";
import { personalVaultFor } from "../personal-keys/personal-key";
import { personOf } from "../users/person-of";
import { checkMaySignIn } from "../users/rules";
import { usersIn } from "../users/store";
import { emailChangesIn } from "./email-change-store";

export interface EmailChange {
  /** The person, locked. */
  readonly user: UserRow;
  readonly address: string;
}

/** A new link; an earlier one of the same person is worth nothing from now on. Only its hash is stored. */
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

/** The link is worth nothing afterwards. Somebody suspended or closed has none. */
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
  // Of two at once the first has it.
  const isFirst = await changes.use(change.token_hash);
  return isFirst && address ? { user, address } : refuse("link_expired");
}

/** What binds a sealed address to its row. */
function emailChangeAad(tokenHash: string): string {
  return `email change:${tokenHash}`;
}
