import { dayOf, workingDaysAfter } from "~server/kernel/calendar";
import { limits } from "~server/kernel/limits";

/** The day that a form offers: when money that is sent today is usually there. */
export const usualArrival = (): string =>
  workingDaysAfter(dayOf(Date.now(), "UTC"), limits.payoutArrivesWithinDays);
