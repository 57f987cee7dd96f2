import type { ApiToken } from "./schemas";
import { tokenScopes, type TokenScope } from "../../http/token-scopes";
import type { ApiTokenRow } from "../../database/rows/sign-in-rows";

export function presentToken(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: [...scopesIn(row.scopes)],
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? undefined : new Date(row.last_used_at).toISOString(),
  };
}

/** Values that are no longer scopes grant nothing. */
export function scopesIn(text: string): ReadonlySet<TokenScope> {
  const words = new Set(text.split(" "));
  return new Set(tokenScopes.filter((scope) => words.has(scope)));
}
