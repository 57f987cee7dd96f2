import { z } from "zod";

/** "2026-11-21"; "" counts as missing. */
export const Day = z.preprocess((value) => (value === "" ? undefined : value), z.iso.date("Use a date such as 2026-11-21").optional());

/** What a list is narrowed to by its days. */
export const dayFields = {
  from: Day.meta({ description: "First day, in UTC" }),
  to: Day.meta({ description: "Last day, in UTC; it counts in full" }),
};

/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const askedDays = { from: Day.catch(undefined), to: Day.catch(undefined) };
