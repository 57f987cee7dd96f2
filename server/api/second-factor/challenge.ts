// Between the password and the code: a token that is good for nothing but the second step.
import { limits } from "../../contract/values/limits";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { hashToken } from "../callers/identify";

/** A new one; only its hash is stored. */
export async function openChallenge(
  context: Context,
  store: Store,
  userId: string,
): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await store.pendingSignIns.insert({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: now + limits.challengeMinutes * 60_000,
  });
  return token;
}
