import type { Store } from "../../storage/store";

/** One that is only being set up counts for nothing. */
export async function hasSecondFactor(store: Store, userId: string): Promise<boolean> {
  const factor = await store.secondFactors.of(userId);
  return factor !== undefined && factor.enabled_at !== null;
}
