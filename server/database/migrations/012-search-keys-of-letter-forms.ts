// Names in Arabic and Hebrew are found in every form of their letters: the stored keys are written as the search now writes them.
import { sql, type QueryExecutorProvider } from "kysely";

/** Each letter, and the form that stands for it; none for the one that only stretches words. */
const forms = [
  ["\u0640", ""],
  ["\u0671", "\u0627"],
  ["\u0649", "\u064a"],
  ["\u06cc", "\u064a"],
  ["\u06d2", "\u064a"],
  ["\u0629", "\u0647"],
  ["\u06c1", "\u0647"],
  ["\u06be", "\u0647"],
  ["\u06c3", "\u0647"],
  ["\u06d5", "\u0647"],
  ["\u06a9", "\u0643"],
  ["\u05da", "\u05db"],
  ["\u05dd", "\u05de"],
  ["\u05df", "\u05e0"],
  ["\u05e3", "\u05e4"],
  ["\u05e5", "\u05e6"],
] as const;

export async function searchKeysOfLetterForms(db: QueryExecutorProvider): Promise<void> {
  const folded = forms.reduce(
    (key, [letter, form]) => sql`replace(${key}, ${letter}, ${form})`,
    sql`search_key`,
  );
  const found = forms.map(([letter]) => sql`search_key like ${`%${letter}%`}`);
  await sql`update users set search_key = ${folded} where ${sql.join(found, sql` or `)}`.execute(
    db,
  );
}
