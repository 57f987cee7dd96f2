import type { Operations } from "../../contract/operations";
import { tokenPrefix } from "../../contract/values/token-scopes";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";
import { hashToken } from "../callers/identify";
import { spendAllowance } from "../callers/spend-allowance";
import { presentToken } from "./present-token";

const dayMs = 24 * 60 * 60_000;

/** Shown once: only its hash is stored, and no key keeps the answer. */
export const createToken: Handler<Operations["apiTokens"]["create"]> = async (call) => {
  const { context, actor, body } = call;
  const { user } = actor;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  if (body.scopes.includes("admin") && !actor.isAdmin)
    return refuse(actor.lacksSecondFactor ? "second_factor_required" : "forbidden", {
      field: "scopes",
    });
  const tooMany = await spendAllowance(context, {
    what: "api-token",
    who: user.id,
    ...context.settings.allowances.apiTokens,
  });
  if (tooMany) return tooMany;
  const token = `${tokenPrefix}${context.randomText(32)}`;
  return command({ ...call, key: null }, async (store) => {
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
    await store.apiTokens.insert(row);
    await noteSecurityChange(store, call, { change: "api_token.created", userId: user.id });
    return { ...presentToken(row), token };
  });
};
