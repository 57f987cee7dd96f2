// Holds what GET /limits answers against the model, and what the database counts against the limits themselves.
import { read } from "../support/people/people";
import { CustomerLimits } from "~server/features/movement-limits/schemas";
import { assertInvariant, assertSame } from "./invariants";
import { levelOf, limitsIn, limitsLeft } from "./limits";
import { decimal, userAt, type Kind, type Model, type ModelTransaction } from "./model";
import { isLockedOut } from "./step";
import type { World } from "./world";

const kinds = ["withdrawal", "deposit"] as const;
const hours = { day: 24, thirtyDays: 30 * 24 } as const;
const minuteMs = 60_000;

/** Level, and what is left in each period; staff have them with a wallet. */
export async function checkLimits(world: World, model: Model, index: number): Promise<void> {
  const { name, isAdmin, balances } = userAt(model, index);
  if (isLockedOut(model, index)) return;
  const answer = await world.read(index, "/limits");
  if (isAdmin && !balances)
    return assertSame("limits", `limits of ${name}, who moves nothing`, answer.status, 404);
  const shown = read(CustomerLimits, answer);
  const minuteOf = (at: string | undefined) =>
    at === undefined ? null : (Date.parse(at) - world.beganAt) / minuteMs;
  const cents = (amount: number) => Math.round(amount * 100);
  const found = kinds.map((kind) =>
    Object.entries(shown[kind]).map(
      ([period, { limit, used, left, freesAt }]) =>
        `${kind} ${period}: ${cents(used)} of ${cents(limit)}, ${cents(left)} left, frees at ${minuteOf(freesAt)}`,
    ),
  );
  const expected = kinds.map((kind) =>
    limitsLeft(model, { who: index, kind }).map(
      ({ period, limit, used, left, freesAt }) =>
        `${kind} ${period}: ${used} of ${limit}, ${left} left, frees at ${freesAt}`,
    ),
  );
  const what = `limits of ${name}`;
  assertSame("limits", what, [shown.level, found], [levelOf(model, index), expected]);
}

/** What customers asked for, or for more of, in this step. */
function askedFor(before: Model, after: Model): ModelTransaction[] {
  return after.transactions.filter(({ serial, status, cents, isPosted }) => {
    const earlier = before.transactions.find((one) => one.serial === serial);
    return status === "pending" && !isPosted && cents > (earlier?.cents ?? 0);
  });
}

/** Money that counts again, or that a bank's line brought, is not asked for: it may go beyond a limit. */
function isOnlyAsked(before: Model, after: Model, asked: readonly ModelTransaction[]): boolean {
  return after.transactions.every((now) => {
    const earlier = before.transactions.find(({ serial }) => serial === now.serial);
    return (
      now.status === "failed" ||
      (earlier !== undefined && earlier.status !== "failed") ||
      asked.includes(now)
    );
  });
}

/** When a request is accepted, all that the database has of its kind in the period is within the limit. */
export async function checkAccepted(world: World, before: Model, after: Model): Promise<void> {
  const asked = askedFor(before, after);
  if (asked.length === 0 || !isOnlyAsked(before, after, asked)) return;
  for (const { owner, kind } of asked)
    for (const period of ["day", "thirtyDays"] as const) {
      // Of a level that changed at the same time, either may have been in force.
      const limits = [before, after].map((model) => limitsIn(model, { who: owner, kind })[period]);
      const limit = Math.max(...limits.map((one) => one ?? Infinity));
      const sum = await movedWithin(world, { index: owner, kind, hours: hours[period] });
      assertInvariant(
        "limits",
        sum <= limit,
        () =>
          `${userAt(after, owner).name} moved ${decimal(sum)} in ${hours[period]} hours (${kind}), more than ${decimal(limit)}`,
      );
    }
}

interface Window {
  readonly index: number;
  readonly kind: Kind;
  readonly hours: number;
}

/** In cents, from the bare rows. */
async function movedWithin({ db, person, portal }: World, window: Window): Promise<number> {
  const rows = await db
    .selectFrom("transactions")
    .select(["amount_minor", "created_at", "limit_counted_at", "status", "payment_method"])
    .where("user_id", "=", person(window.index).id)
    .where("type", "=", window.kind)
    .execute();
  const since = portal.context.now() - window.hours * 60 * minuteMs;
  return rows
    .filter(({ status, payment_method: method }) => status !== "failed" && method !== null)
    .filter((row) => Number(row.limit_counted_at ?? row.created_at) > since)
    .reduce((sum, row) => sum + Number(row.amount_minor), 0);
}
