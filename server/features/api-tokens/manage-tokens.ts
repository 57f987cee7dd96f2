import type { apiTokenOperations } from "./operations";
import { apiTokensIn } from "./store";
import { tokenPrefix, type TokenScope, tokenRights } from "../../http/token-scopes";
import { Refusal, refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Actor, Handler, Refused } from "../../http/call";
import { checkRight } from "../../http/rights";
import { commandOnCaller, requireSamePrincipal, command } from "../../http/command";
import { hashToken } from "../../kernel/hash-token";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { usersIn } from "../users/store";
import { presentToken } from "./present-token";
import type { z } from "zod";
import type { ApiTokenList } from "./schemas";
import type { Context } from "../../http/context";
import { messagesIn } from "../../locales/messages";

/** A token never has a right that its creator doesn't have. */
function refusalOfScopes(actor: Actor, scopes: readonly TokenScope[]): Refused | null {
  for (const right of tokenRights) {
    const refusal = scopes.includes(right) ? checkRight(actor, right) : null;
    if (refusal) return new Refusal(refusal.refused, { ...refusal, field: "scopes" });
  }
  return null;
}

const dayMs = 24 * 60 * 60_000;

/** Shown once: only its hash is stored, and the response isn't stored for replays. */
export const createToken: Handler<typeof apiTokenOperations.create> = async (call) => {
  const { context, actor, body } = call;
  const { user } = actor;
  const refusal = refusalOfScopes(actor, body.scopes);
  if (refusal) return refusal;
  const tooMany = await consumeRateLimit(context, {
    what: "api-token",
    who: user.id,
    ...context.settings.rateLimits.apiTokens,
  });
  if (tooMany) return tooMany;
  const token = `${tokenPrefix}${context.randomText(32)}`;
  return commandOnCaller({ ...call, key: null }, async (db) => {
    // Whatever revokes all tokens locks the user, too: a token created at the same time is revoked, or not created.
    await usersIn(db).byIdLocked(user.id);
    await requireSamePrincipal(db, actor);
    const now = context.now();
    const row = {
      id: context.newId(),
      token_hash: hashToken(token),
      user_id: user.id,
      name: body.name,
      scopes: body.scopes.join(" "),
      created_at: now,
      expires_at: now + body.days * dayMs,
      last_used_at: null,
      revoked_at: null,
    };
    await apiTokensIn(db).insert(row);
    await recordSecurityChange(db, call, { change: "api_token.created", userId: user.id });
    return { ...presentToken(row), token };
  });
};

export async function listTokens({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<z.output<typeof ApiTokenList>> {
  const rows = await apiTokensIn(context.storage.db).liveOf(actor.user.id, context.now());
  return { apiTokens: rows.map(presentToken) };
}

export const revokeToken: Handler<typeof apiTokenOperations.revoke> = (call) =>
  command(call, async (db) => {
    const { context, actor, params } = call;
    if (!(await apiTokensIn(db).revokeOwn(params.id ?? "", actor.user.id, context.now())))
      return refuse("not_found");
    await recordSecurityChange(db, call, { change: "api_token.revoked", userId: actor.user.id });
    return { message: messagesIn(call.locale, "notices")("tokenRevoked") };
  });
