// Stored documents: encrypted with their owner's key, so destroying the key erases them.
import { usersIn } from "../users/store";
import type { DocumentRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { personalVaultFor, personalVaultOf } from "../users/personal-key";

type DocumentKey = Pick<DocumentRow, "storage_key">;

/** Stores the bytes for their owner; false if the owner was deleted meanwhile. */
export async function storeBytes(
  { context, actor }: { context: Context; actor: Actor },
  document: DocumentKey,
  bytes: Uint8Array,
): Promise<boolean> {
  const vault = await personalVaultFor(context, context.storage.db, actor.user);
  if (!vault) return false;
  await context.documents.put(document.storage_key, vault.sealBytes(bytes, documentAad(document)));
  return true;
}

/** The bytes as uploaded, or null if they were deleted. */
export async function readBytes(context: Context, row: DocumentRow): Promise<Uint8Array | null> {
  const stored = await context.documents.get(row.storage_key);
  if (!stored) return null;
  const owner = await usersIn(context.storage.db).byId(row.user_id);
  return personalVaultOf(context, owner)?.openBytes(stored, documentAad(row)) ?? null;
}

/** Binds encrypted bytes to their storage key. */
export function documentAad({ storage_key }: DocumentKey): string {
  return `document:${storage_key}`;
}
