import type { Kysely } from "kysely";
import type { AuditRow } from "./record-rows";
import type { Schema } from "./schema";

/** Append only: there is no update and no delete. */
export function auditIn(db: Kysely<Schema>) {
  return {
    append: (row: AuditRow) => db.insertInto("audit").values(row).execute(),
    ofSubject: (subject: string) => db.selectFrom("audit").selectAll().where("subject", "=", subject).orderBy("created_at").orderBy("id").execute(),
  };
}
