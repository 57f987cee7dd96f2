// A token between the password and the code, valid only for the second step.
import { pendingSignInsIn } from "../sessions/pending-sign-in-store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";

/** A new one; only its hash is stored. */
export async function openChallenge(
  context: Context,
  db: Db,
  userId: string,
  isApiClient: boolean,
): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await pendingSignInsIn(db).insert({
    token_hash: hashToken(token),
    user_id: userId,
    by_api_client: isApiClient ? 1 : 0,
    created_at: now,
    expires_at: now + limits.challengeMinutes * 60_000,
  });
  return token;
}
