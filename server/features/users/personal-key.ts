// A user's own key: created at sign-up, or on first use if missing; destroyed with the user.
import { usersIn } from "./store";
import type { Db } from "../../database/db";
import type { PersonalVault } from "../../kernel/vault";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";

/** The owner of the key; `personal_key` is missing if only the ID is known. */
export type KeyOwner = Pick<UserRow, "id"> & Partial<Pick<UserRow, "personal_key">>;

export function newPersonalKey({ vault }: Pick<Context, "vault">, userId: string): string {
  return vault.newPersonalKey(personalKeyAad(userId));
}

/** Encrypts for this user; null if the user doesn't exist or was deleted. */
export async function personalVaultFor(
  context: Context,
  db: Db,
  person: KeyOwner,
): Promise<PersonalVault | null> {
  const key = person.personal_key ?? (await keyOf(context, db, person.id));
  return key === null ? null : context.vault.personal(key, personalKeyAad(person.id));
}

/** Decrypts for this user; null if the key was destroyed, and with it everything encrypted by it. */
export function personalVaultOf(
  { vault }: Pick<Context, "vault">,
  person: UserRow | undefined,
): PersonalVault | null {
  return person?.personal_key
    ? vault.personal(person.personal_key, personalKeyAad(person.id))
    : null;
}

/** Whether the vault's key is the one this database was encrypted with; true for an empty database. */
export async function canDecryptStoredData(context: Context): Promise<boolean> {
  const person = await usersIn(context.storage.db).anyWithKey();
  try {
    personalVaultOf(context, person);
    return true;
  } catch {
    return false;
  }
}

async function keyOf(context: Context, db: Db, userId: string): Promise<string | null> {
  const known = await usersIn(db).byId(userId);
  if (!known) return null;
  if (known.personal_key !== null) return known.personal_key;
  await usersIn(db).giveKey(userId, newPersonalKey(context, userId));
  // If two create one at the same time, the first wins, so it is read again.
  return (await usersIn(db).byId(userId))?.personal_key ?? null;
}

function personalKeyAad(userId: string): string {
  return `personal:${userId}`;
}
