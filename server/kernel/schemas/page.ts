// Paging of the API's lists.
import { errorMessage } from "./validation-messages";
import { z } from "zod";
import { limits, reachablePages } from "../limits";

/** Beyond the last page of any list. */
const pageMaximum = 1_000_000_000;

/** A whole number, as an address has it or as a page hands it on. */
function count(maximum: number) {
  const message = errorMessage("wholeNumber", { maximum });
  return z.preprocess(
    (value) => (typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int(message).min(1, message).max(maximum, message),
  );
}

/** The number of a page, however large: beyond the last page, a list has its last one. */
const pageNumber = z.preprocess(
  (value) => {
    const page = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
    return typeof page === "number" && page > pageMaximum ? pageMaximum : page;
  },
  z.int(errorMessage("pageNumber")).min(1, errorMessage("pageNumber")),
);

export function pageFields(
  limitMaximum: number = limits.pageSizeMaximum,
  usual: number = limits.pageSize,
) {
  return {
    page: pageNumber.default(1).describe("Page number, from 1; beyond the last page, the last one"),
    limit: count(limitMaximum)
      .default(usual)
      .describe(`Results per page, up to ${limitMaximum}; ${usual} if it's missing`),
  };
}

/** The paging fields of each list. */
export const pageResponse = {
  total: z.number().describe("Total number of results"),
  page: z.number().describe("Number of the page that the answer has, from 1"),
  totalPages: z.number().describe("Number of pages"),
};

/** `?page=` of one of our own addresses: anything odd falls back to the first page. */
export const PageParams = z.object({
  page: pageNumber.transform((page) => Math.min(page, reachablePages())).catch(1),
});

/** `?limit=`: one of the available sizes, or none for the default. The reachable page depends on it. */
export const SizedPageParams = z.object({
  page: pageNumber.catch(1),
  limit: z.coerce.number().pipe(z.literal(limits.pageSizesOffered)).optional().catch(undefined),
});

export const oneOf = (values: readonly string[]) =>
  errorMessage("oneOf", { values: values.join(", ") });
