import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";

/** How many staff members the list shows. */
const staffListed = 1000;

export type StaffRow = Pick<
  UserRow,
  | "id"
  | "fullname"
  | "email"
  | "staff_roles"
  | "staff_number"
  | "account_status"
  | "password_hash"
  | "version"
  | "created_at"
> & {
  readonly factor_enabled_at: number | null;
  readonly invitation_expires_at: number | null;
  readonly session_seen_at: number | null;
  readonly signed_in_at: number | null;
  readonly token_used_at: number | null;
};

export function staffIn(db: Db) {
  const allMembers = (now: number) =>
    db
      .selectFrom("users")
      // As a literal, so that the partial index of staff is used.
      .where("users.role", "=", sql.lit("admin" as const))
      .where("users.deleted_at", "is", null)
      .leftJoin("second_factors", "second_factors.user_id", "users.id")
      .select([
        "users.id",
        "fullname",
        "email",
        "staff_roles",
        "staff_number",
        "account_status",
        "password_hash",
        "version",
        "users.created_at",
        "second_factors.enabled_at as factor_enabled_at",
      ])
      .select((eb) => [
        eb
          .selectFrom("mailed_links")
          .select(({ fn }) => fn.max("expires_at").as("at"))
          .whereRef("mailed_links.user_id", "=", "users.id")
          .where("purpose", "=", "password_reset")
          .where("expires_at", ">", now)
          .as("invitation_expires_at"),
        eb
          .selectFrom("sessions")
          .select(({ fn }) => fn.max("last_seen_at").as("at"))
          .whereRef("sessions.user_id", "=", "users.id")
          .as("session_seen_at"),
        // Sessions are deleted when they end; the places of sign-ins remain.
        eb
          .selectFrom("sign_in_places")
          .select(({ fn }) => fn.max("last_at").as("at"))
          .whereRef("sign_in_places.user_id", "=", "users.id")
          .as("signed_in_at"),
        eb
          .selectFrom("api_tokens")
          .select(({ fn }) => fn.max("last_used_at").as("at"))
          .whereRef("api_tokens.user_id", "=", "users.id")
          .as("token_used_at"),
      ]);
  return {
    /** By name, including former staff. */
    list: (now: number): Promise<StaffRow[]> =>
      allMembers(now).orderBy("search_key").orderBy("users.id").limit(staffListed).execute(),
    byId: (id: string, now: number): Promise<StaffRow | undefined> =>
      allMembers(now).where("users.id", "=", id).executeTakeFirst(),
  };
}
