import { dayOf, workingDaysAfter } from "~server/kernel/calendar";
import { limits } from "~server/kernel/limits";

/** The default of the form: when money sent today usually arrives. */
export const usualArrival = (): string =>
  workingDaysAfter(dayOf(Date.now(), "UTC"), limits.payoutArrivesWithinDays);
