import { countMatches } from "../../database/count-matches";
import { sql, type Insertable } from "kysely";
import type { Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { AuditAction } from "./labels";
import type { AuditRow } from "../../database/rows/record-rows";

/** Entries about a user: those that the user's key encrypts. */
interface AccessFilter {
  readonly about: string;
  readonly actions: readonly string[];
}

/** Which entries to list; missing filters don't apply. */
export interface AuditFilter {
  readonly actorIds?: readonly string[] | undefined;
  readonly personIds?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
  readonly actions?: readonly string[] | undefined;
  /** UTC milliseconds: at this time or later. */
  readonly since?: number | undefined;
  /** UTC milliseconds: before this time. */
  readonly before?: number | undefined;
}

/** The entry before or after which to continue. */
export interface AuditCursor {
  readonly line: Pick<AuditRow, "id" | "created_at">;
  readonly side: "older" | "newer";
}

const everyEntry = 1_000_000;

/** Append only: there is no update and no delete. */
export function auditIn(db: Db) {
  const matching = ({ actorIds, personIds, subjects, actions, since, before }: AuditFilter) => {
    let query = db.selectFrom("audit").selectAll();
    if (actorIds !== undefined) query = query.where("actor_id", "in", actorIds);
    if (personIds !== undefined) query = query.where("person_id", "in", personIds);
    if (subjects !== undefined) query = query.where("subject", "in", subjects);
    if (actions !== undefined) query = query.where("action", "in", actions);
    if (since !== undefined) query = query.where("created_at", ">=", since);
    return before === undefined ? query : query.where("created_at", "<", before);
  };
  return {
    byId: (id: string) =>
      db.selectFrom("audit").selectAll().where("id", "=", id).executeTakeFirst(),
    /** From the newest on, or on one side of an entry, nearest first. */
    find(filter: AuditFilter, limit: number, cursor?: AuditCursor): Promise<AuditRow[]> {
      const order = cursor?.side === "newer" ? "asc" : "desc";
      const query = matching(filter).orderBy("created_at", order).orderBy("id", order).limit(limit);
      if (!cursor) return query.execute();
      const { created_at: at, id } = cursor.line;
      return query
        .where(
          cursor.side === "newer"
            ? sql<boolean>`(created_at, id) > (${at}, ${id})`
            : sql<boolean>`(created_at, id) < (${at}, ${id})`,
        )
        .execute();
    },
    append: (rows: readonly Insertable<AuditRow>[]) =>
      db.insertInto("audit").values(rows).execute(),
    /** The entries about a subject, oldest first; of more than `most`, the latest. */
    async ofSubject(subject: string, most = everyEntry) {
      const latest = db
        .selectFrom("audit")
        .selectAll()
        .where("subject", "=", subject)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(most);
      return (await latest.execute()).reverse();
    },
    /** The first entry of these actions about a subject in a period; times are UTC milliseconds. */
    firstOf: (
      subject: string,
      actions: readonly string[],
      { from, until }: { from: number; until: number },
    ) =>
      db
        .selectFrom("audit")
        .select(["action", "created_at"])
        .where("subject", "=", subject)
        .where("action", "in", actions)
        .where("created_at", ">=", from)
        .where("created_at", "<", until)
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst(),
    ...accessesIn(db),
  };
}

/** Entries about a user. */
function accessesIn(db: Db) {
  const about = (filter: AccessFilter) =>
    db
      .selectFrom("audit")
      .where("sealed_for", "=", filter.about)
      .where("action", "in", filter.actions);
  return {
    /** When the latest entry of these actions about a subject was made, from a time on (UTC milliseconds). */
    async latestOf(
      subject: string,
      actions: readonly AuditAction[],
      from: number,
    ): Promise<number | undefined> {
      const row = await db
        .selectFrom("audit")
        .select("created_at")
        .where("subject", "=", subject)
        .where("action", "in", actions)
        .where("created_at", ">=", from)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.created_at;
    },
    /** Every entry by or about this user, newest first. */
    concerning: (userId: string): Promise<AuditRow[]> =>
      db
        .selectFrom("audit")
        .selectAll()
        .where((eb) =>
          eb.or([
            eb("actor_id", "=", userId),
            eb("sealed_for", "=", userId),
            eb("subject", "=", `user:${userId}`),
          ]),
        )
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    /** Newest first. */
    about: (filter: AccessFilter, page: PageWindow): Promise<AuditRow[]> =>
      pageByTime(about(filter).selectAll(), "created_at", page).execute(),
    countAbout: (filter: AccessFilter) => countMatches(about(filter)),
  };
}
