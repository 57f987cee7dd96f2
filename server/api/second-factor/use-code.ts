// Whether a code is right, and using it up: of an authenticator each step counts once (ASVS 6.5.1), of the recovery codes each word.
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { hashRecoveryCode, isRecoveryCode } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { stepOfCode } from "./totp";

export type CodeUsed = "app" | "recovery";

/** Which kind of code it was; null where it is wrong, was used before, or the person has no second factor. */
export async function useCode(
  context: Context,
  store: Store,
  { userId, typed }: { userId: string; typed: string },
): Promise<CodeUsed | null> {
  const factor = await store.secondFactors.of(userId);
  if (!factor || factor.enabled_at === null) return null;
  if (isRecoveryCode(typed))
    return (await store.secondFactors.useCode(userId, hashRecoveryCode(userId, typed)))
      ? "recovery"
      : null;
  const step = stepOfCode(openSecret(context, factor), typed.replace(/\s/g, ""), context.now());
  return step !== null && (await store.secondFactors.useStep(userId, step)) ? "app" : null;
}
