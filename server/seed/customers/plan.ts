// The plan of what the other customers did in the last two years.
import { seededRandom, type Random } from "./random";
import { otherCustomers } from "./names";
import type { Currency } from "../../kernel/currencies";
import type { UserRow } from "../../database/schema";
import { day, hour, midnightOf } from "./moments";
import { effectOf, planMovements, type PlannedMovement } from "./plan-movements";
import { pendingCount, waitingMovements } from "./plan-waiting";

/** How many movements the plan has in all. */
const movementsInAll = 600;
const firstSignUpDaysAgo = 725;
const lastSignUpDaysAgo = 2;
/** Customers with a lower balance have nothing pending. */
const leastForWaiting = 50_000;

export interface PlannedCustomer {
  readonly index: number;
  readonly fullname: string;
  readonly username: string;
  readonly country: string;
  readonly currency: Currency;
  readonly signedUpAt: number;
  readonly accountStatus: UserRow["account_status"];
  readonly kycStatus: UserRow["kyc_status"];
  /** When documents were uploaded; null if none were. */
  readonly kycAt: number | null;
  readonly movements: readonly PlannedMovement[];
}

type Person = Omit<PlannedCustomer, "movements"> & { readonly daysHere: number };

/** The same on every start, except for the last day. */
export function planCustomers(now: number): readonly PlannedCustomer[] {
  const random = seededRandom(21);
  const people = otherCustomers.map((_, index) => personOf(index, now));
  const counts = countsOf(people, movementsInAll - pendingCount, random);
  let place = 0;
  return people.map(({ daysHere, ...person }) => {
    const past = planMovements(random, { daysHere, count: counts[person.index] ?? 0, now });
    const available = past.reduce((sum, movement) => sum + effectOf(movement), 0);
    if (person.accountStatus !== "active" || available < leastForWaiting)
      return { ...person, movements: past };
    const waiting = waitingMovements(place, { now, available });
    place += 1;
    return { ...person, movements: [...past, ...waiting] };
  });
}

function personOf(index: number, now: number): Person {
  const [fullname, username, country, currency] = otherCustomers[index] ?? ["", "", "US", "USD"];
  const count = otherCustomers.length;
  // Neighbors in the list signed up at quite different times.
  const rank = (index * 37 + 11) % count;
  const span = firstSignUpDaysAgo - lastSignUpDaysAgo;
  const daysHere = firstSignUpDaysAgo - Math.floor((rank * span) / (count - 1));
  const signedUpAt = midnightOf(now) - daysHere * day + (6 + (index % 15)) * hour;
  const kycStatus = kycStatusOf(rank, count);
  return {
    index,
    fullname,
    username,
    country,
    currency,
    signedUpAt,
    accountStatus: accountStatusOf(rank),
    kycStatus,
    kycAt: kycAtOf(kycStatus, { rank, count, signedUpAt, now }),
    daysHere,
  };
}

/** The last three to sign up with documents wait for their check. */
function kycStatusOf(rank: number, count: number): UserRow["kyc_status"] {
  const fromLast = count - 1 - rank;
  if (fromLast < 2) return "not_submitted";
  if (fromLast < 5) return "pending";
  if (rank % 15 === 7) return "rejected";
  return rank % 12 === 5 ? "not_submitted" : "approved";
}

function kycAtOf(
  status: UserRow["kyc_status"],
  at: { rank: number; count: number; signedUpAt: number; now: number },
): number | null {
  if (status === "not_submitted") return null;
  if (status !== "pending") return at.signedUpAt + (2 + (at.rank % 40)) * hour;
  const fromLast = at.count - 1 - at.rank;
  return at.now - (fromLast * fromLast * 3 - 9) * hour;
}

function accountStatusOf(rank: number): UserRow["account_status"] {
  if (rank === 9 || rank === 31) return "suspended";
  if (rank === 13 || rank === 41) return "inactive";
  return rank === 57 ? "pending" : "active";
}

/** A few move money often, most occasionally; new customers haven't yet. */
function countsOf(people: readonly Person[], inAll: number, random: Random): number[] {
  const most = people.map(({ daysHere }) => Math.max(0, Math.floor((daysHere - 10) / 3)));
  const counts = most.map((bound) =>
    Math.min(bound, random.percent(15) ? random.whole(20, 34) : random.whole(2, 13)),
  );
  let left = inAll - counts.reduce((sum, count) => sum + count, 0);
  for (let index = 0; left !== 0; index = (index + 7) % counts.length) {
    const step = Math.sign(left);
    const next = (counts[index] ?? 0) + step;
    if (next < 2 || next > (most[index] ?? 0)) continue;
    counts[index] = next;
    left -= step;
  }
  return counts;
}
