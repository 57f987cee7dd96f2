import { secondFactorsIn } from "./store";
import { refuse } from "../../kernel/refusal";
import type { SecondFactorRow } from "../../database/rows/sign-in-rows";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { secondFactorSetupMinutes } from "./operations";

/** The user's unfinished setup; an expired one has to be started again. */
export async function findPending(
  { storage, now }: Context,
  userId: string,
): Promise<SecondFactorRow | Refused> {
  const factor = await secondFactorsIn(storage.db).of(userId);
  if (!factor) return refuse("second_factor_not_begun");
  if (factor.enabled_at !== null) return refuse("second_factor_on");
  const expiresAt = factor.created_at + secondFactorSetupMinutes * 60_000;
  return now() < expiresAt ? factor : refuse("second_factor_not_begun");
}
