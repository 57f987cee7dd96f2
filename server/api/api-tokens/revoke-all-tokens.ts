// Every API token of a person is revoked: anyone who knew the password could have created one.
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Context } from "../context";

interface Revoking {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

/** How many were revoked. Inside the command's database transaction; each has its line in the audit log. */
export async function revokeAllTokens(
  store: Store,
  call: Revoking,
  userId: string,
): Promise<number> {
  const now = call.context.now();
  const live = await store.apiTokens.liveOf(userId, now);
  await store.apiTokens.revokeAllOf(userId, now);
  for (let line = 0; line < live.length; line += 1) {
    await audit(store, call, { action: "api_token.revoked", subject: `user:${userId}` });
  }
  return live.length;
}

/** A sentence for the notice and the mail; empty where there was none. */
export function revokedSentence(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "Your API token was revoked." : `Your ${count} API tokens were revoked.`;
}
