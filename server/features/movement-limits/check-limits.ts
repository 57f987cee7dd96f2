// How much, and how often, a customer may move: checked in the database transaction that holds or records the money.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import type { Currency } from "../../kernel/currencies";
import { formatInstant } from "../../kernel/instants";
import { termsOf, type MovementDirection } from "../../kernel/levels";
import type { Money } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { messagesIn } from "../../locales/messages";
import { walletsIn } from "../ledger/wallet-store";
import { levelOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { exceededBy, leftIn, type LimitLeft } from "./limit-rules";
import { limitRaisesIn } from "./raise-store";
import { limitUsesIn } from "./store";
import { createHash } from "node:crypto";
import { rateLimitsIn } from "../../http/rate-limit-store";
import { secondsToWait, windowEnd } from "../../kernel/rate-limit";

interface Movement {
  readonly userId: string;
  readonly direction: MovementDirection;
  readonly amount: Money;
  /** The transaction whose amount is raised: it counts as new. */
  readonly transactionId?: string;
}

type Limiting = Pick<Context, "settings" | "now">;

/** Locks the wallet, so that requests of one customer take turns, and nothing if no limit applies. */
export async function checkWithinLimits(
  context: Limiting,
  db: Db,
  movement: Movement,
): Promise<Refused | null> {
  if (!hasLimits(context, movement.direction, movement.amount.currency)) return null;
  await walletsIn(db).ofUserLocked(movement.userId);
  return checkLimitsNow(context, db, movement);
}

/** The same without a lock, for what only announces a movement. */
export async function checkLimitsNow(
  context: Limiting,
  db: Db,
  { userId, direction, amount, transactionId }: Movement,
): Promise<Refused | null> {
  const { currency } = amount;
  if (!hasLimits(context, direction, currency)) return null;
  const user = await usersIn(db).byId(userId);
  if (!user) return null;
  const left = await limitsLeft(context, db, {
    user,
    direction,
    currency,
    except: transactionId,
  });
  const exceeded = exceededBy(amount, left);
  return exceeded && refusalOf(exceeded, { direction, zone: user.time_zone });
}

const hasLimits = ({ settings }: Limiting, direction: MovementDirection, currency: Currency) =>
  Object.values(settings.levels).some((level) => {
    const terms = level[direction]?.[currency];
    return terms !== undefined && (terms.day !== null || terms.thirtyDays !== null);
  });

interface Asked {
  readonly user: UserRow;
  readonly direction: MovementDirection;
  readonly currency: Currency;
  readonly except?: string | undefined;
}

/** Empty without limits. */
export async function limitsLeft(
  { settings, now }: Limiting,
  db: Db,
  { user, direction, currency, except }: Asked,
): Promise<LimitLeft[]> {
  const limits = termsOf(settings.levels, { level: levelOf(user), direction, currency });
  if (!limits.day && !limits.thirtyDays) return [];
  const [at, counted] = [now(), { userId: user.id, direction, currency }];
  const uses = await limitUsesIn(db).of({ ...counted, now: at, except });
  return leftIn(limits, uses, await limitRaisesIn(db).inForce(counted, at));
}

interface Shown {
  readonly direction: MovementDirection;
  readonly zone: string;
}

/** Says what is left, and when there will be more. */
function refusalOf({ period, left, freesAt }: LimitLeft, { direction, zone }: Shown): Refused {
  const within = {
    left,
    period: (locale: string) => messagesIn(locale, "limits")(`period.${period}`),
  };
  if (freesAt === null)
    return refuse(direction === "deposit" ? "deposit_above_limit" : "withdrawal_above_limit", {
      field: "amount",
      values: within,
    });
  const iso = new Date(freesAt).toISOString();
  return refuse(direction === "deposit" ? "deposit_limit_reached" : "withdrawal_limit_reached", {
    field: "amount",
    values: { ...within, frees: (locale) => formatInstant(iso, zone, locale) },
  });
}

interface Moving {
  readonly context: Pick<Context, "now" | "settings">;
  readonly actor: { readonly user: { readonly id: string } };
}

/** Counts a movement inside its database transaction, before the wallet is locked: refused and replayed calls don't count. */
export async function countMovement({ context, actor }: Moving, db: Db): Promise<Refused | null> {
  const { movements } = context.settings.rateLimits;
  const now = context.now();
  const subject = createHash("sha256").update(`movement ${actor.user.id}`).digest("base64url");
  const row = await rateLimitsIn(db).consume(subject, { now, endsAt: windowEnd(movements, now) });
  const retryAfter = secondsToWait(
    movements,
    { count: row.used, windowEndsAt: row.window_ends_at },
    now,
  );
  return retryAfter > 0
    ? refuse("too_many_movements", {
        retryAfter,
        values: { maximum: movements.most, minutes: Math.ceil(retryAfter / 60) },
      })
    : null;
}
