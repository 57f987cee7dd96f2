import type { apiTokenOperations } from "./operations";
import { apiTokensIn } from "./store";
import { tokenPrefix } from "../../http/token-scopes";
import { refuse } from "../../kernel/refusal";
import { isConfirmed } from "../sessions/confirmed";
import { noteSecurityChange } from "../sessions/note-security-change";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { hashToken } from "../../kernel/hash-token";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { presentToken } from "./present-token";

const dayMs = 24 * 60 * 60_000;

/** Shown once: only its hash is stored, and no key keeps the answer. */
export const createToken: Handler<typeof apiTokenOperations.create> = async (call) => {
  const { context, actor, body } = call;
  const { user } = actor;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  if (body.scopes.includes("admin") && !actor.isAdmin)
    return refuse(actor.lacksSecondFactor ? "second_factor_required" : "forbidden", {
      field: "scopes",
    });
  const tooMany = await consumeRateLimit(context, {
    what: "api-token",
    who: user.id,
    ...context.settings.rateLimits.apiTokens,
  });
  if (tooMany) return tooMany;
  const token = `${tokenPrefix}${context.randomText(32)}`;
  return command({ ...call, key: null }, async (db) => {
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
    await noteSecurityChange(db, call, { change: "api_token.created", userId: user.id });
    return { ...presentToken(row), token };
  });
};
