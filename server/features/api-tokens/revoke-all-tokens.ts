// Revokes all API tokens of a user: anyone with the old password could have created one.
import { apiTokensIn } from "./store";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../../http/context";

interface Revoking {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

/** Returns the number revoked. Runs inside the command's database transaction; each one gets an audit log entry. */
export async function revokeAllTokens(db: Db, call: Revoking, userId: string): Promise<number> {
  const now = call.context.now();
  const live = await apiTokensIn(db).liveOf(userId, now);
  await apiTokensIn(db).revokeAllOf(userId, now);
  for (let line = 0; line < live.length; line += 1) {
    await recordAudit(db, call, { action: "api_token.revoked", subject: `user:${userId}` });
  }
  return live.length;
}
