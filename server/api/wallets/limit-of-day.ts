// A brake over everybody together: what all customers ask to withdraw in a day (UTC), where the operator set a maximum.
import { dayOf } from "../../domain/calendar";
import type { Currency } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Context } from "../context";

/** Counts a request, or so much more of one; to be called last, inside its database transaction. What becomes of it later gives nothing back. */
export async function countInDay({ settings, now }: Context, store: Store, { currency, amountMinor }: { currency: Currency; amountMinor: bigint }): Promise<Refused | null> {
  const { withdrawalsDailyMaximumMinor: maximumMinor } = settings;
  if (maximumMinor === null || amountMinor <= 0n) return null;
  const isWithin = await store.withdrawalDays.add({ day: dayOf(now(), "UTC"), currency, amountMinor, maximumMinor });
  return isWithin ? null : refuse("day_exhausted", { field: "amount" });
}
