import { usersIn } from "../users/store";
import type { Note } from "./schemas";
import { removedPerson } from "../users/labels";
import type { NoteRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { personalVaultOf } from "../personal-keys/personal-key";
import { removedEntry } from "../audit/read-audit";

/** Decrypted with the key of the user they are about. */
export async function presentNotes(
  { storage, ...context }: Context,
  userId: string,
  rows: readonly NoteRow[],
): Promise<Note[]> {
  if (rows.length === 0) return [];
  const people = await usersIn(storage.db).byIds([
    ...new Set([userId, ...rows.map(({ author_id: author }) => author)]),
  ]);
  const locale = context.settings.language;
  const vault = personalVaultOf(
    { vault: context.vault },
    people.find(({ id }) => id === userId),
  );
  return rows.map((row) => {
    const { id, author_id: authorId, sealed, visibility, created_at: createdAt } = row;
    const author = people.find((person) => person.id === authorId);
    return {
      id,
      text: vault?.open(sealed, noteAad(id)) ?? removedEntry(locale),
      visibility,
      author: {
        id: authorId,
        name: author?.fullname ?? removedPerson(locale),
        email: author?.email,
      },
      createdAt: new Date(createdAt).toISOString(),
      ...(row.pinned_at !== null && { pinnedAt: new Date(row.pinned_at).toISOString() }),
    };
  });
}

/** Binds an encrypted note to its row. */
export function noteAad(id: string): string {
  return `note:${id}`;
}
