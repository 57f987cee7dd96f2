import { secondFactorsIn } from "./store";
import type { Db } from "../../database/db";

/** One that is only being set up counts for nothing. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await secondFactorsIn(db).of(userId);
  return factor !== undefined && factor.enabled_at !== null;
}
