import type { Kysely } from "kysely";
import { insertion } from "./compiled";
import type { AuditRow } from "./record-rows";
import type { Schema } from "./schema";

/** Lines about a person: those that their key seals. */
interface Sights {
  readonly about: string;
  readonly actions: readonly string[];
}

const append = insertion("audit");

/** Append only: there is no update and no delete. */
export function auditIn(db: Kysely<Schema>) {
  const about = (sights: Sights) => db.selectFrom("audit").where("sealed_for", "=", sights.about).where("action", "in", sights.actions);
  return {
    append: (row: AuditRow) => append(db, row),
    ofSubject: (subject: string) => db.selectFrom("audit").selectAll().where("subject", "=", subject).orderBy("created_at").orderBy("id").execute(),
    /** Every line by or about this person, newest first. */
    concerning: (userId: string): Promise<AuditRow[]> =>
      db
        .selectFrom("audit")
        .selectAll()
        .where((eb) => eb.or([eb("actor_id", "=", userId), eb("sealed_for", "=", userId), eb("subject", "=", `user:${userId}`)]))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    /** Newest first. */
    about: (sights: Sights, page: { limit: number; offset: number }): Promise<AuditRow[]> =>
      about(sights).selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(page.limit).offset(page.offset).execute(),
    countAbout: async (sights: Sights): Promise<number> =>
      (await about(sights).select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst())?.count ?? 0,
  };
}
