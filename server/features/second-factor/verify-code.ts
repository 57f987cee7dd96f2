// Verifies a code and uses it up: each step of an authenticator (ASVS 6.5.1) and each recovery code works once.
import { secondFactorsIn } from "./store";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { hashRecoveryCode, isRecoveryCode } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { stepOfCode } from "./totp";

export type VerifiedCode = "app" | "recovery";

/** The kind of code; null if it is wrong, was used before, or the user has no second factor. */
export async function verifyCode(
  context: Context,
  db: Db,
  { userId, typed }: { userId: string; typed: string },
): Promise<VerifiedCode | null> {
  const factor = await secondFactorsIn(db).of(userId);
  if (!factor || factor.enabled_at === null) return null;
  if (isRecoveryCode(typed))
    return (await secondFactorsIn(db).useCode(userId, hashRecoveryCode(userId, typed)))
      ? "recovery"
      : null;
  const step = stepOfCode(openSecret(context, factor), typed.replace(/\s/g, ""), context.now());
  return step !== null && (await secondFactorsIn(db).useStep(userId, step)) ? "app" : null;
}
