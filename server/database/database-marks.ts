// What a database was used for, stored permanently in it and in every backup.
import type { Db } from "./db";
import { recordedIn } from "./migrate";

/** Set once the database has held demo users and money. */
export const demonstrationMark = "demonstration-data";
/** A portal in production has run on it. */
export const productionMark = "production-data";

export type DatabaseUse = "demo" | "production" | "none";

/** What portals have used it for, whatever its schema. A database of both counts as production's. */
export async function useOf(db: Db): Promise<DatabaseUse> {
  const recorded = await recordedIn(db);
  if (recorded.has(productionMark)) return "production";
  return recorded.has(demonstrationMark) ? "demo" : "none";
}
