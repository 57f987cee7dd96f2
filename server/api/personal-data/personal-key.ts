// A user's own key: made at sign-up, or on first use where missing; destroyed with the user.
import type { PersonalVault } from "../../adapters/vault/port";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";

/** Whose key it is; `personal_key` is missing where only the id is at hand. */
export type Keyed = Pick<UserRow, "id"> & Partial<Pick<UserRow, "personal_key">>;

export function newPersonalKey({ vault }: Pick<Context, "vault">, userId: string): string {
  return vault.newPersonalKey(bound(userId));
}

/** Seals for this person; null where there is no such person any more, or never was one. */
export async function personalVaultFor(
  context: Context,
  store: Store,
  person: Keyed,
): Promise<PersonalVault | null> {
  const key = person.personal_key ?? (await keyOf(context, store, person.id));
  return key === null ? null : context.vault.personal(key, bound(person.id));
}

/** Opens what was sealed for this person; null where the key is gone, and with it whatever it sealed. */
export function personalVaultOf(
  { vault }: Pick<Context, "vault">,
  person: UserRow | undefined,
): PersonalVault | null {
  return person?.personal_key ? vault.personal(person.personal_key, bound(person.id)) : null;
}

/** Whether the vault's key is the one that this database was sealed with; true of a database that holds nothing yet. */
export async function opensWhatIsSealed(context: Context): Promise<boolean> {
  const person = await context.storage.store.users.anybodyWithKey();
  try {
    personalVaultOf(context, person);
    return true;
  } catch {
    return false;
  }
}

async function keyOf(context: Context, store: Store, userId: string): Promise<string | null> {
  const known = await store.users.byId(userId);
  if (!known) return null;
  if (known.personal_key !== null) return known.personal_key;
  await store.users.giveKey(userId, newPersonalKey(context, userId));
  // Of two who give one at once the first has, so it is read again.
  return (await store.users.byId(userId))?.personal_key ?? null;
}

function bound(userId: string): string {
  return `personal:${userId}`;
}
