import { usersIn } from "../users/store";
import type { Note } from "./schemas";
import type { NoteRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { personalVaultOf } from "../users/personal-key";
import { namedThen } from "../audit/named-then";
import { removedEntry } from "../audit/read-audit";

/** Decrypted with the key of the user they are about. */
export async function presentNotes(
  { storage, ...context }: Context,
  userId: string,
  rows: readonly NoteRow[],
): Promise<Note[]> {
  if (rows.length === 0) return [];
  const locale = context.settings.language;
  const writings = rows.map(({ author_id: id, created_at: at }) => ({ id, at }));
  const [person, named] = await Promise.all([
    usersIn(storage.db).byId(userId),
    namedThen(context, storage.db, writings, locale),
  ]);
  const vault = personalVaultOf(context, person);
  return rows.map((row) => {
    const { id, author_id: authorId, sealed, visibility, created_at: createdAt } = row;
    return {
      id,
      text: vault?.open(sealed, noteAad(id)) ?? removedEntry(locale),
      visibility,
      author: named({ id: authorId, at: createdAt }),
      createdAt: new Date(createdAt).toISOString(),
      ...(row.pinned_at !== null && { pinnedAt: new Date(row.pinned_at).toISOString() }),
    };
  });
}

/** Binds an encrypted note to its row. */
export function noteAad(id: string): string {
  return `note:${id}`;
}
