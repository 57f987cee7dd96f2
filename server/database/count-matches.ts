import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema";

/** How many rows a query finds, whatever it selects of them. */
export async function countMatches<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const found = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return found.count;
}
