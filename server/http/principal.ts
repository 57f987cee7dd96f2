// Checks that the caller is still who they were when the call began, because a body can take long to arrive.
import { sql } from "kysely";
import { locksRows, type Db } from "../database/db";
import type { UserRow } from "../database/schema";

/** The caller; the session is missing if the portal itself acts for a user. */
export interface Principal {
  readonly user: Pick<UserRow, "id"> &
    Partial<Pick<UserRow, "role" | "account_status" | "staff_roles">>;
  /** Hash of the session or API token. */
  readonly sessionId?: string;
  readonly hasSecondFactor?: boolean;
}

/** The caller when no user is signed in; their idempotency keys are stored under one name. */
export const visitors: Principal = { user: { id: "visitors" } };

/** The caller was deleted, signed out or given other rights since they were identified. */
export class PrincipalChanged extends Error {
  override name = "PrincipalChanged";
}

/** What the database transaction does with the caller's row: others may change it meanwhile, or it does so itself. */
export type CallerLock = "kept" | "changed";

/** Call it inside the database transaction that acts for the caller. Throws PrincipalChanged. */
export async function requireSamePrincipal(
  db: Db,
  principal: Principal,
  lock: CallerLock = "kept",
): Promise<void> {
  if (principal === visitors) return;
  const { user, sessionId, hasSecondFactor } = principal;
  const now = await currentRights(db, user.id, sessionId, lock);
  const isSame =
    now !== undefined &&
    (user.role ?? now.role) === now.role &&
    (user.account_status ?? now.account_status) === now.account_status &&
    (user.staff_roles ?? now.staff_roles) === now.staff_roles &&
    (hasSecondFactor === undefined || hasSecondFactor === (now.has_second_factor === 1));
  if (!isSame) throw new PrincipalChanged();
}

/**
 * What a user may do now, if this session or API token is still valid; without one, if the user exists.
 * They cannot be removed before the database transaction ends; everything else about them can change.
 */
export async function currentRights(
  db: Db,
  id: string,
  sessionId: string | undefined,
  lock: CallerLock = "kept",
): Promise<RightsRow | undefined> {
  const query = db
    .selectFrom("users")
    .select(["role", "account_status", "staff_roles", hasSecondFactor])
    .where("deleted_at", "is", null)
    .where("id", "=", id)
    .$if(sessionId !== undefined, (one) => one.where(isLive(sessionId ?? "")));
  if (!locksRows(db)) return query.executeTakeFirst();
  return (
    lock === "kept" ? query.forKeyShare("users") : query.forNoKeyUpdate("users")
  ).executeTakeFirst();
}

/** `has_second_factor` is 1 or 0, alike on both engines. */
type RightsRow = Pick<UserRow, "role" | "account_status" | "staff_roles"> & {
  has_second_factor: number;
};
const hasSecondFactor =
  sql<number>`case when exists (select 1 from second_factors where user_id = users.id and enabled_at is not null) then 1 else 0 end`.as(
    "has_second_factor",
  );

/** Whether this session or API token of the user is still valid. */
const isLive = (id: string) =>
  sql<boolean>`(exists (select 1 from sessions where sessions.id = ${id} and sessions.user_id = users.id)
    or exists (select 1 from api_tokens where api_tokens.id = ${id} and api_tokens.user_id = users.id and revoked_at is null))`;
