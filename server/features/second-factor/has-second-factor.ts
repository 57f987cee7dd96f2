import { secondFactorsIn } from "./store";
import type { Db } from "../../database/db";

/** False during setup. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await secondFactorsIn(db).of(userId);
  return factor !== undefined && factor.enabled_at !== null;
}
