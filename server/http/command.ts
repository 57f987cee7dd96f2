// All changes run here: one key has one effect, and rows, ledger entry and audit entry are committed together or not at all.
import { idempotencyIn } from "./idempotency-store";
import { type Db, locksRows } from "../database/db";
import { isRefusal, refuse } from "../kernel/refusal";
import { secretFields } from "../kernel/secret-fields";
import type { Approval, Refused } from "./call";
import type { Context } from "./context";
import { sql } from "kysely";
import type { UserRow } from "../database/schema";

/** A refusal after something was written: rolls back the database transaction. */
class RolledBack extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.refused);
  }
}

/** Ends the command with a refusal and rolls back what it wrote. */
export function rollBack(refusal: Refused): never {
  throw new RolledBack(refusal);
}

/** Why work outside of a command was rolled back; throws what was another error. */
export function refusalIn(error: unknown): Refused {
  if (error instanceof RolledBack) return error.refusal;
  throw error;
}

const kept = new WeakSet<Refused>();

/** A refusal that ends its command without rolling back: what it has written until then, such as a count of wrong codes, stays. Its key isn't used up. */
export function keepWrites(refusal: Refused): Refused {
  kept.add(refusal);
  return refusal;
}

export interface CommandCall {
  readonly context: Context;
  readonly actor: Principal;
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
  readonly approval?: Approval | undefined;
}

type Work<Value> = (db: Db) => Promise<Value | Refused>;

/**
 * Runs `work` in one database transaction. With a key, the first answer is kept and given again to
 * every replay with the same input; the same key with other input is refused. A refusal keeps nothing, except with `keepWrites`.
 */
export function command<Value>(call: CommandCall, work: Work<Value>): Promise<Value | Refused> {
  return run(call, "kept", work);
}

/** The same for work that locks its caller's row: to ask for a stronger lock than one has means to wait behind those who wait for it. */
export function commandOnCaller<Value>(
  call: CommandCall,
  work: Work<Value>,
): Promise<Value | Refused> {
  return run(call, "changed", work);
}

async function run<Value>(
  call: CommandCall,
  lock: CallerLock,
  work: Work<Value>,
): Promise<Value | Refused> {
  try {
    return await call.context.storage.transaction(
      async (db) => {
        await requireSamePrincipal(db, call.actor, lock);
        const replayed = await claimKey(call, db);
        if (replayed) return isRefusal(replayed) ? replayed : (replayed.answer as Value);
        const unsettled = await call.approval?.settle(db);
        if (unsettled) rollBack(unsettled);
        const answer = await work(db);
        if (isRefusal(answer)) return await endRefused(call, db, answer);
        if (call.key) await remember({ ...call, key: call.key }, db, answer);
        return answer;
      },
      call.actor === visitors ? undefined : call.actor.user.id,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}

async function endRefused(
  { actor, key, approval }: CommandCall,
  db: Db,
  refusal: Refused,
): Promise<Refused> {
  if (approval || !kept.has(refusal)) rollBack(refusal);
  if (key) await idempotencyIn(db).forget(actor.user.id, key);
  return refusal;
}

/** A customer's stored responses name only that customer; those to administrators and visitors are deleted with the users they name. */
async function remember(
  { actor: { user }, key }: CommandCall & { key: string },
  db: Db,
  value: unknown,
): Promise<void> {
  const [keyOwner, answer] = [{ user_id: user.id, key }, JSON.stringify(value)];
  await idempotencyIn(db).remember(keyOwner, answer);
  if (user.role === "user") return;
  const ids = new Set([...answer.matchAll(/"([\w-]{8,64})"/g)].map(([, id = ""]) => id));
  if (ids.size > 0) await idempotencyIn(db).recordUsers(keyOwner, [...ids]);
}

/** Whether this call was answered before: its own result is then no reason to refuse it. */
export async function isReplay(
  { storage }: Context,
  userId: string,
  key: string | null,
): Promise<boolean> {
  return key !== null && (await idempotencyIn(storage.db).byKey(userId, key)) !== undefined;
}

async function claimKey(call: CommandCall, db: Db): Promise<{ answer: unknown } | Refused | null> {
  if (!call.key) return null;
  const { vault } = call.context;
  const input = inputOf(call);
  const row = {
    user_id: call.actor.user.id,
    key: call.key,
    input_hash: vault.fingerprint(input),
    answer: null,
    created_at: call.context.now(),
  };
  if (await idempotencyIn(db).claim(row)) return null;
  const first = await idempotencyIn(db).byKey(row.user_id, row.key);
  if (!first || !vault.isFingerprintOf(first.input_hash, input)) return refuse("key_reused");
  return { answer: JSON.parse(first.answer ?? "null") };
}

const secrets: ReadonlySet<string> = new Set(secretFields);

// Card number, CVV, passwords and codes are left out: not even a keyed digest of them is stored.
function inputOf({ name, params, body }: CommandCall): string {
  return JSON.stringify([name, params, body], (field, value: unknown) => {
    if (secrets.has(field)) return undefined;
    return value instanceof File ? [value.name, value.size] : value;
  });
}

/** The caller; the session is missing if the portal itself acts for a user. */
interface Principal {
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
type CallerLock = "kept" | "changed";

/**
 * Checks that the caller is still who they were when the call began, because a body can take long to arrive. Call it inside the database
 * transaction that acts for the caller. Throws PrincipalChanged.
 */
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
