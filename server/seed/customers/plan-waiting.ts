// Items waiting in the queues: 25, including those of the nine main accounts.
import { hour, type Moment } from "./moments";
import type { PlannedMovement } from "./plan-movements";

interface Waiting extends Pick<PlannedMovement, "type" | "method" | "outcome"> {
  readonly hoursAgo: number;
  readonly minor: number;
}

/** A withdrawal requests this percentage of the available balance; everything else requests an amount. */
const deposits: readonly Waiting[] = [
  { hoursAgo: 1, minor: 25_000 },
  { hoursAgo: 4, minor: 120_050 },
  { hoursAgo: 9, minor: 60_000 },
  { hoursAgo: 28, minor: 1_500_000 },
  { hoursAgo: 51, minor: 9_900 },
].map((one) => ({ ...one, type: "deposit", method: "card", outcome: "waiting" }));

const withdrawals: readonly Waiting[] = [
  { hoursAgo: 2, minor: 40, method: "bank" as const },
  { hoursAgo: 6, minor: 15, method: "bitcoin" as const },
  { hoursAgo: 20, minor: 90, method: "bank" as const },
  { hoursAgo: 31, minor: 25, method: "bank" as const },
  { hoursAgo: 53, minor: 60, method: "bitcoin" as const },
].map((one) => ({ ...one, type: "withdrawal", outcome: "waiting" }));

/** The last two wait for the payer and are in no queue. */
const payments: readonly Waiting[] = [
  { hoursAgo: 10, minor: 80_000, outcome: "overpaid" as const },
  { hoursAgo: 44, minor: 200_000, outcome: "underpaid" as const },
  { hoursAgo: 60, minor: 35_000, outcome: "late" as const },
  { hoursAgo: 3, minor: 50_000, outcome: "unpaid" as const },
  { hoursAgo: 5, minor: 150_000, outcome: "confirming" as const },
].map((one) => ({ ...one, type: "deposit", method: "gateway" }));

const all = [deposits, withdrawals, payments].flat();

/** How many there are. */
export const pendingCount = all.length;

/** What is pending for the customer at this position among those who may move money; `available` is their balance. */
export function waitingMovements(
  place: number,
  { now, available }: Moment & { readonly available: number },
): PlannedMovement[] {
  const waiting = all[place];
  if (!waiting) return [];
  const { hoursAgo, minor, ...what } = waiting;
  const amount = what.type === "withdrawal" ? Math.floor((available * minor) / 100) : minor;
  const at = now - hoursAgo * hour;
  const isOpen = what.outcome !== "overpaid";
  return [{ ...what, at, minor: amount, endedAt: isOpen ? null : at + hour / 2 }];
}
