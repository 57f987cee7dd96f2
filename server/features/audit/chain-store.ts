// The hash chain of the audit log: a link for each entry, from the entry and the previous link; the newest is authenticated with a key.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { AuditChainRow, AuditLinkRow, AuditRow } from "../../database/rows/record-rows";

/** The link before the first entry. */
export const firstLink = "";
const name = "audit";

/** Where an entry stands among all, by time and then ID. */
export type AuditPlace = Pick<AuditRow, "created_at" | "id">;

/** An entry with its position in the chain; the entry is missing if it was deleted. */
export interface LinkedLine extends AuditLinkRow {
  readonly line: AuditRow | undefined;
}

/** Columns without a value are left out, so that a column added later leaves older links as they are. */
export function linkOf(before: string, position: number, line: AuditRow): string {
  const columns = Object.entries(line)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([before, position, columns]))
    .digest("base64url");
}

export function auditChainIn(db: Db) {
  const unlinked = () =>
    db
      .selectFrom("audit")
      .leftJoin("audit_links", "audit_links.audit_id", "audit.id")
      .selectAll("audit")
      .where("audit_links.audit_id", "is", null);
  return {
    end: (): Promise<AuditChainRow | undefined> =>
      db.selectFrom("audit_chain").selectAll().where("name", "=", name).executeTakeFirst(),
    /** Entries not in the chain, oldest first, from this place on. */
    unlinked: ({ created_at: at, id }: AuditPlace, limit: number): Promise<AuditRow[]> =>
      unlinked()
        .where("audit.created_at", ">=", at)
        .where(({ eb, or }) => or([eb("audit.created_at", ">", at), eb("audit.id", ">=", id)]))
        .orderBy("audit.created_at")
        .orderBy("audit.id")
        .limit(limit)
        .execute(),
    /** Advances the end; false if another host was faster. */
    async advance(
      from: AuditChainRow | undefined,
      to: Omit<AuditChainRow, "name">,
    ): Promise<boolean> {
      const query = from
        ? db
            .updateTable("audit_chain")
            .set(to)
            .where("name", "=", name)
            .where("position", "=", from.position)
            .where("mac", "=", from.mac)
        : null;
      const result = query
        ? (await query.executeTakeFirst()).numUpdatedRows
        : (
            await db
              .insertInto("audit_chain")
              .values({ name, ...to })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
          ).numInsertedOrUpdatedRows;
      return result === 1n;
    },
    countUnlinked: async (): Promise<number> =>
      (
        await db
          .selectFrom(unlinked().as("unlinked"))
          .select(sql<number>`count(*)`.as("count"))
          .executeTakeFirst()
      )?.count ?? 0,
    ...auditLinksIn(db),
  };
}

/** The links themselves. */
function auditLinksIn(db: Db) {
  return {
    append: (links: readonly AuditLinkRow[]) =>
      db
        .insertInto("audit_links")
        .values([...links])
        .execute(),
    /** The next positions after this one, with their entries. */
    async linked(after: number, limit: number): Promise<LinkedLine[]> {
      const links = await db
        .selectFrom("audit_links")
        .selectAll()
        .where("position", ">", after)
        .orderBy("position")
        .limit(limit)
        .execute();
      if (links.length === 0) return [];
      const ids = links.map((link) => link.audit_id);
      const lines = await db.selectFrom("audit").selectAll().where("id", "in", ids).execute();
      const byId = new Map(lines.map((line) => [line.id, line]));
      return links.map((link) => ({ ...link, line: byId.get(link.audit_id) }));
    },
  };
}
