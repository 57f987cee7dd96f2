// Paging of the API's lists.
import { errorMessage } from "./validation-messages";
import { z } from "zod";
import { limits } from "../limits";

/** A whole number, as an address has it or as a page hands it on. */
function count(maximum: number) {
  const message = errorMessage("wholeNumber", { maximum });
  return z.preprocess(
    (value) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int(message).min(1, message).max(maximum, message),
  );
}

export function pageFields(
  limitMaximum: number = limits.pageSizeMaximum,
  usual: number = limits.pageSize,
) {
  return {
    page: count(1_000_000).default(1).describe("Page number, from 1"),
    limit: count(limitMaximum)
      .default(usual)
      .describe(`Results per page, up to ${limitMaximum}; ${usual} if it's missing`),
  };
}

/** The paging fields of each list. */
export const pageAnswer = {
  total: z.number().describe("Total number of results"),
  page: z.number().describe("Page number, from 1"),
  totalPages: z.number().describe("Number of pages"),
};

/** `?page=` of one of our own addresses: anything odd falls back to the first page. */
export const PageParams = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** `?limit=`: one of the available sizes, or none for the default. */
export const SizedPageParams = PageParams.extend({
  limit: z.coerce.number().pipe(z.literal(limits.pageSizesOffered)).optional().catch(undefined),
});
export const oneOf = (values: readonly string[]) =>
  errorMessage("oneOf", { values: values.join(", ") });
