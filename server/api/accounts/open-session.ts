import { limits } from "../../contract/values/limits";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { hashToken } from "../identify";

/** Starts a session with a new 256-bit token; only its hash is stored. */
export async function openSession(context: Context, store: Store, userId: string): Promise<string> {
  const token = context.randomText(32);
  const now = context.now();
  await store.sessions.insert({
    id: context.newId(),
    token_hash: hashToken(token),
    user_id: userId,
    address: null,
    device: null,
    confirmed_at: null,
    created_at: now,
    last_seen_at: now,
    expires_at: now + limits.sessionAbsoluteMinutes * 60_000,
  });
  return token;
}
