// Estimated arrival of a withdrawal, from the time allowed for each step.
import { dayOf, workingDaysAfter } from "../../kernel/calendar";
import { limits } from "../../kernel/limits";

/** Last day (UTC). `payableFrom` (UTC milliseconds) is when a new destination can be paid. */
export function expectedDayOf(now: number, payableFrom: number | null): string {
  const reviewedBy = Math.max(now + limits.reviewHours * 3_600_000, payableFrom ?? 0);
  const { payoutSentWithinDays: sending, payoutArrivesWithinDays: arriving } = limits;
  return workingDaysAfter(dayOf(reviewedBy, "UTC"), sending + arriving);
}
