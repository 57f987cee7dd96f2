// Paging as every list of the API has it.
import { z } from "zod";
import { limits } from "../limits";
import { sentAs } from "./sent-as";

const numberMessage = (maximum: number) => `Use a whole number from 1 to ${maximum}`;

/** Whole numbers as an address has them, or as a page hands them on. */
function count(maximum: number) {
  const message = numberMessage(maximum);
  const schema = z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,9}$/, message)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.int(message).min(1, message).max(maximum, message));
  sentAs.set(schema, z.int().min(1).max(maximum));
  return schema;
}

export function pageFields(
  limitMaximum: number = limits.pageSizeMaximum,
  usual: number = limits.pageSize,
) {
  return {
    page: count(1_000_000).default(1),
    limit: count(limitMaximum)
      .default(usual)
      .meta({ description: `How many on a page, up to ${limitMaximum}` }),
  };
}

/** What each list answers beside its rows. */
export const pageAnswer = {
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
};

/** `?page=` of one of our own addresses: anything odd falls back to the first page. */
export const PageParams = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** `?limit=` beside it: one of the sizes on offer, or nothing for the usual one. */
export const SizedPageParams = PageParams.extend({
  limit: z.coerce.number().pipe(z.literal(limits.pageSizesOffered)).optional().catch(undefined),
});
export const oneOf = (words: readonly string[]) => ({ error: `Use one of: ${words.join(", ")}` });
