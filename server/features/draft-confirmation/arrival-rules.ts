// Estimated arrival of a withdrawal, from the time allowed for each step.
import { dayOf, workingDaysAfter } from "../../kernel/calendar";
import { limits } from "../../kernel/limits";
import { reviewDeadline } from "../../kernel/review-deadline";

/** Last day (UTC). `payableFrom` (UTC milliseconds) is when a new destination can be paid. */
export function expectedDayOf(now: number, payableFrom: number | null): string {
  const { payoutSentWithinDays: sending, payoutArrivesWithinDays: arriving } = limits;
  return workingDaysAfter(dayOf(reviewDeadline(now, payableFrom), "UTC"), sending + arriving);
}
