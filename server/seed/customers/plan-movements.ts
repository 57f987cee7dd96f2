// Reviewed deposits and withdrawals; a withdrawal never exceeds the balance.
import type { TransactionAction } from "../../features/ledger/labels";
import type { Random } from "./random";
import { day, hour, midnightOf, type Moment } from "./moments";

/** The outcome of a deposit or withdrawal, by the gateway or by staff. */
export type Outcome =
  | "approved"
  | "rejected"
  | "cancelled"
  | "waiting"
  /** Posted by an administrator, without a request. */
  | "posted"
  | "paid"
  | "expired"
  | "underpaid"
  | "late"
  | "overpaid"
  /** Overpaid, and resolved manually. */
  | "settled"
  | "unpaid"
  | "confirming";

export interface PlannedMovement {
  readonly at: number;
  readonly type: "deposit" | "withdrawal";
  readonly method: "card" | "gateway" | "bank" | "bitcoin" | "by hand";
  readonly minor: number;
  readonly outcome: Outcome;
  /** When it ended; null while it is pending. */
  readonly endedAt: number | null;
  readonly reason?: string;
  readonly description?: string;
  /** For a manual movement. */
  readonly action?: TransactionAction;
  /** Paid in another currency than the wallet's. */
  readonly isConverted?: boolean;
}

interface PlanPeriod extends Moment {
  readonly daysHere: number;
  readonly count: number;
}

const amounts = [
  50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 20_000,
] as const;
const rejections = {
  deposit: [
    "The card isn't in your name.",
    "The bank declined the payment.",
    "The card photo isn't legible.",
  ],
  withdrawal: [
    "Confirm your address first.",
    "The account isn't in your name.",
    "The bank returned an earlier payment to this account.",
  ],
} as const;
/** The minimum value assumed for a converted deposit, whatever the rate that day. */
const leastRate = 0.7;
const bookings = [
  { action: "transfer", description: "Bank transfer received" },
  { action: "trade", description: "Result of closed trades" },
  { action: "funding", description: "Corrected after a call with the customer" },
] as const;

/** No two on the same or consecutive days, so that each is reviewed before the next. */
export function planMovements(
  random: Random,
  { daysHere, count, now }: PlanPeriod,
): PlannedMovement[] {
  const movements: PlannedMovement[] = [];
  const slot = (daysHere - 8) / Math.max(count, 1);
  let available = 0;
  for (let number = 0; number < count; number += 1) {
    const daysAgo = daysHere - 3 - Math.floor(slot * number + random.whole(0, slot - 2));
    const at = midnightOf(now) - daysAgo * day + random.whole(7 * 60, 21 * 60) * 60_000;
    const isDeposit = available < 20_000 || random.percent(56);
    const movement = isDeposit
      ? deposit(random, at)
      : withdrawal(random, at, Math.floor(available * (random.whole(10, 70) / 100)));
    available += effectOf(movement);
    movements.push(movement);
  }
  return movements;
}

/** The least by which it raised the available balance once it ended. */
export function effectOf({ type, minor, outcome, isConverted }: PlannedMovement): number {
  if (!["approved", "posted", "paid", "settled"].includes(outcome)) return 0;
  if (type === "withdrawal") return -minor;
  return isConverted ? Math.floor(minor * leastRate) : minor;
}

function deposit(random: Random, at: number): PlannedMovement {
  const minor = random.pick(amounts) * 100 + (random.percent(30) ? random.whole(1, 9999) : 0);
  const kind = random.whole(1, 100);
  if (kind > 88) return { ...manualMovement(random, at, "deposit"), minor };
  const base = { at, type: "deposit", minor } as const;
  if (kind <= 58)
    return {
      ...base,
      method: "card",
      ...decision(random, at, "deposit"),
      ...(random.percent(10) && { isConverted: true }),
    };
  const outcome = random.percent(80) ? "paid" : random.percent(75) ? "expired" : "settled";
  const minutes = outcome === "expired" ? 24 * 60 + 3 : random.whole(9, 200);
  return { ...base, method: "gateway", outcome, endedAt: at + minutes * 60_000 };
}

function withdrawal(random: Random, at: number, minor: number): PlannedMovement {
  if (random.percent(6)) return { ...manualMovement(random, at, "withdrawal"), minor };
  const method = random.percent(72) ? "bank" : "bitcoin";
  return { at, type: "withdrawal", method, minor, ...decision(random, at, "withdrawal") };
}

function manualMovement(random: Random, at: number, type: PlannedMovement["type"]) {
  const booking = random.pick(bookings);
  return { at, type, method: "by hand", outcome: "posted", endedAt: at, ...booking } as const;
}

function decision(random: Random, at: number, type: PlannedMovement["type"]) {
  const endedAt = at + random.whole(20, 26 * 60) * 60_000;
  const chance = random.whole(1, 100);
  if (chance > 95) return { outcome: "cancelled", endedAt: at + hour / 4 } as const;
  return chance > 87
    ? ({ outcome: "rejected", endedAt, reason: random.pick(rejections[type]) } as const)
    : ({ outcome: "approved", endedAt } as const);
}
