// Recent audit log entries that should raise an alert.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { AuditAction } from "./labels";

/** There are few exports in an hour; no more than this are examined. */
const exportsRead = 1000;

type SecurityEvent =
  "owner_added" | "staff_suspended" | "whole_export" | "staff_sign_in_refused" | "account_closed";

export function securityEventsIn(db: Db) {
  const lines = (since: number, ...actions: readonly AuditAction[]) =>
    db.selectFrom("audit").where("action", "in", actions).where("audit.created_at", ">", since);
  const count = async (query: ReturnType<typeof lines>) =>
    (await query.select(sql<number>`count(*)`.as("count")).executeTakeFirst())?.count ?? 0;
  const wholeExports = async (since: number) => {
    const exports = lines(since, "list.exported").select("after").limit(exportsRead);
    return (await exports.execute()).filter(({ after }) => isWhole(after)).length;
  };
  return {
    /** The number since then (UTC milliseconds). */
    since: async (time: number): Promise<Readonly<Record<SecurityEvent, number>>> => ({
      owner_added:
        (await count(lines(time, "admin.created"))) +
        (await count(
          lines(time, "staff.invited", "staff.roles_changed")
            .where("after", "like", '%"owner"%')
            .where("before", "not like", '%"owner"%'),
        )),
      staff_suspended: await count(lines(time, "staff.suspended")),
      whole_export: await wholeExports(time),
      staff_sign_in_refused: await count(
        lines(time, "sign_in.refused").where("actor_id", "in", (eb) =>
          eb
            .selectFrom("users")
            .select("id")
            .where("role", "=", sql.lit("admin" as const)),
        ),
      ),
      account_closed: await count(lines(time, "user.closed", "user.deleted")),
    }),
  };
}

/** Only a sort order was requested, no filter. */
function isWhole(after: string | null): boolean {
  const { isSearched, sort: _sort, ...filter } = Object(JSON.parse(after ?? "{}"));
  return isSearched !== true && Object.keys(filter).length === 0;
}
