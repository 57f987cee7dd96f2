// The principal of an API token: its creator, limited to the token's scopes.
import { apiTokensIn } from "./store";
import { checkMaySignIn } from "../users/rules";
import { personOf } from "../users/person-of";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { staffRightsOf } from "../users/staff-rights";
import { scopesIn } from "./present-token";

const updateEveryMs = 5 * 60_000;

/** Null if the token has expired or was revoked, or its owner may not sign in. */
export async function identifyToken(context: Context, tokenHash: string): Promise<Actor | null> {
  const now = context.now();
  const apiTokens = apiTokensIn(context.storage.db);
  const row = await apiTokens.personByToken(tokenHash, now);
  if (!row) return null;
  const {
    token_id: id,
    scopes: scopeText,
    last_used_at: lastUsedAt,
    factor_enabled_at: factorEnabledAt,
  } = row;
  if (checkMaySignIn(personOf(row))) return null;
  if (lastUsedAt === null || lastUsedAt + updateEveryMs <= now)
    await apiTokens.touch(id, now).catch((error: unknown) => context.report("last-used", error));
  const scopes: Actor["scopes"] = scopesIn(scopeText);
  const staff = staffRightsOf(context, row, factorEnabledAt !== null);
  return {
    user: row,
    sessionId: id,
    ends: null,
    ...staff,
    rights: new Set([...staff.rights].filter((right) => scopes.has(right))),
    confirmedAt: null,
    signedInAt: null,
    isApiClient: false,
    scopes,
  };
}
