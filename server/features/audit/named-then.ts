// Users in records, under the name that they had at the time. Every record that names someone is presented here.
import { z } from "zod";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import type { Locale } from "../../locales/locale";
import { personalVaultOf } from "../users/personal-key";
import { removedPerson } from "../users/labels";
import { staffIdOf } from "../users/person-of";
import { usersIn } from "../users/store";
import type { NamedUser } from "./party-schemas";
import { valuesBefore } from "./read-audit";
import { sql } from "kysely";
import type { AuditRow } from "../../database/rows/record-rows";

/** A user in a record, and when they were (UTC milliseconds). */
interface Mention {
  readonly id: string;
  readonly at: number;
}

/** More edits than this, by users who edit their details all day, leave the name of the time unknown. */
const editsRead = 500;

/** Loads all of them together; the result presents one. */
export async function namedThen(
  context: Pick<Context, "vault">,
  db: Db,
  mentions: readonly Mention[],
  locale: Locale,
): Promise<(mention: Mention) => NamedUser> {
  const rows = await usersIn(db).byIds([...new Set(mentions.map(({ id }) => id))]);
  const people = new Map(rows.map((row) => [row.id, row]));
  const since = Math.min(...mentions.map(({ at }) => at));
  // Read apart, so that no customer's edits hide a name of the staff.
  const [staff, customers] = await Promise.all(
    [true, false].map((isStaff) =>
      historiesOf(
        context,
        db,
        rows.filter((row) => (row.staff_number !== null) === isStaff),
        since,
      ),
    ),
  );
  return ({ id, at }) => {
    const row = people.get(id);
    if (!row) return { id, name: removedPerson(locale) };
    const history = staff?.get(id) ?? customers?.get(id) ?? { edits: [] };
    return {
      id,
      ...nameAt(row.fullname, history, at),
      staffId: staffIdOf(row),
      email: row.email,
    };
  };
}

async function historiesOf(
  context: Pick<Context, "vault">,
  db: Db,
  rows: readonly UserRow[],
  since: number,
): Promise<ReadonlyMap<string, NameHistory>> {
  const ids = rows.map(({ id }) => id);
  const found = await nameHistoriesIn(db).editsSince(ids, since, editsRead);
  const completeUntil = found.length < editsRead ? undefined : found.at(-1)?.created_at;
  return new Map(
    rows.map((row) => {
      const vault = personalVaultOf(context, row);
      const edits = found
        .filter(({ person_id: id }) => id === row.id)
        .flatMap((edit) => {
          const before = nameBefore(edit, valuesBefore(vault, edit));
          return before === undefined ? [] : [{ at: edit.created_at, before }];
        });
      return [row.id, { edits, completeUntil }];
    }),
  );
}

const Named = z.object({ fullname: z.string().optional() });

/** Undefined if the edit left the name as it was; null if the entry doesn't tell. */
function nameBefore({ action }: NameEditRow, before: unknown): string | null | undefined {
  if (action !== "user.edited" || before === null) return null;
  const named = Named.safeParse(before);
  return named.success ? named.data.fullname : null;
}

/** An entry that may have changed a name. */
type NameEditRow = Pick<
  AuditRow,
  "id" | "action" | "person_id" | "sealed_for" | "before" | "created_at"
>;

function nameHistoriesIn(db: Db) {
  return {
    /** Edits of these users' details at this time or later (UTC milliseconds), oldest first. */
    editsSince: (ids: readonly string[], time: number, most: number): Promise<NameEditRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom("audit")
            .select(["id", "action", "person_id", "sealed_for", "before", "created_at"])
            // As literals, so that the partial index is used.
            .where(sql<boolean>`action in ('user.edited', 'user.cleared')`)
            .where("person_id", "in", ids)
            .where("created_at", ">=", time)
            .orderBy("created_at")
            .orderBy("id")
            .limit(most)
            .execute(),
  };
}

interface NameEdit {
  /** UTC milliseconds. */
  readonly at: number;
  /** The name before it; null if the entry doesn't tell. */
  readonly before: string | null;
}

interface NameHistory {
  /** Edits that changed the name, or may have, oldest first. */
  readonly edits: readonly NameEdit[];
  /** Until when the edits are complete; missing if all were read. */
  readonly completeUntil?: number | undefined;
}

interface NameThen {
  readonly name: string;
  readonly nameNow?: string;
  readonly isNameOfToday?: true;
}

/** The first edit after the time has the name of that time; without one, the name hasn't changed since. */
export function nameAt(now: string, { edits, completeUntil }: NameHistory, time: number): NameThen {
  const next = edits.find(({ at }) => at >= time);
  const isUnknown = next ? next.before === null : completeUntil !== undefined;
  if (isUnknown) return { name: now, isNameOfToday: true };
  const name = next?.before ?? now;
  return name === now ? { name } : { name, nameNow: now };
}
