// What is erased of a person and when: each feature declares it for its own tables, and `eraserOf` does it.
import { sql } from "kysely";
import type { Db } from "../database/db";
import type { Locale } from "../locales/locale";

/**
 * `unverified`: what someone else may have saved in an account before its real owner took it over.
 * `access`: what a person signs in with or has begun, when the account is closed.
 * `person`: all personal data, `access` included. Rows that others refer to stay, anonymized.
 */
type Occasion = "unverified" | "access" | "person";

export interface ErasedPerson {
  /** The database transaction. */
  readonly db: Db;
  readonly id: string;
  /** UTC milliseconds. */
  readonly now: number;
  /** The portal's language, for what is written in place of a name. */
  readonly language: Locale;
}

/** What is outside the database, to be deleted after the commit. */
export interface ExternalRecords {
  /** Storage keys of documents. */
  readonly files: readonly string[];
  /** IDs of emails. */
  readonly mails: readonly string[];
}

export interface Erasure {
  /**
   * Each table of the feature that has a column with a person's ID. A list: the rows with this `user_id` are deleted with the
   * person, and on these occasions as well. A text: what becomes of the rows instead.
   */
  readonly tables: Readonly<Record<string, readonly Exclude<Occasion, "person">[] | string>>;
  /** By table: text columns of rows that stay which say nothing of the person. All others must be emptied by `steps`. */
  readonly keeps?: Readonly<Record<string, readonly string[]>>;
  /** By table: what the rows that are to be deleted stand for. */
  readonly outside?: Readonly<
    Record<string, (person: ErasedPerson) => Promise<Partial<ExternalRecords>>>
  >;
  /** What else is erased, before the rows of any feature are deleted. */
  readonly steps?: Readonly<Partial<Record<Occasion, (person: ErasedPerson) => Promise<unknown>>>>;
}

export type Erase = (occasion: Occasion, person: ErasedPerson) => Promise<ExternalRecords>;

/** Erases what these features declare, from the top down: a row goes before those of lower features that it came from. */
export function eraserOf(declaredFromBelow: readonly Erasure[]): Erase {
  const declared = declaredFromBelow.toReversed();
  const tables = declared.flatMap((erasure) =>
    Object.entries(erasure.tables).map(([table, others]) => ({
      table,
      isErasedOn: (occasion: Occasion) =>
        typeof others !== "string" && (occasion === "person" || others.includes(occasion)),
      outside: erasure.outside?.[table],
    })),
  );
  return async (occasion, person) => {
    const files: string[] = [];
    const mails: string[] = [];
    for (const { steps } of declared) await steps?.[occasion]?.(person);
    for (const { table, outside } of tables.filter(({ isErasedOn }) => isErasedOn(occasion))) {
      const records = await outside?.(person);
      files.push(...(records?.files ?? []));
      mails.push(...(records?.mails ?? []));
      await sql`delete from ${sql.table(table)} where user_id = ${person.id}`.execute(person.db);
    }
    return { files, mails };
  };
}
