// The first and last day of a list.
import { errorMessage } from "./validation-messages";
import { z } from "zod";

/** "2026-11-21"; "" counts as missing. */
const Day = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.iso.date(errorMessage("date")).optional(),
);

export const dayFields = {
  from: Day.describe("First day, in your time zone (`timeZone` of `GET /auth/profile`)"),
  to: Day.describe("Last day, inclusive, in your time zone"),
};

/** The same from a page's URL, where invalid values are ignored. */
export const daySearchParams = { from: Day.catch(undefined), to: Day.catch(undefined) };
