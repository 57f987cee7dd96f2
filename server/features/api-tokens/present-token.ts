import type { ApiToken } from "./schemas";
import { tokenScopes, type TokenScope } from "../../http/token-scopes";
import type { ApiTokenRow } from "../../database/rows/sign-in-rows";
import { instantOf } from "../../kernel/instants";

export function presentToken(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: [...scopesIn(row.scopes)],
    createdAt: instantOf(row.created_at),
    expiresAt: instantOf(row.expires_at),
    lastUsedAt: instantOf(row.last_used_at),
  };
}

/** Values that are no longer scopes grant nothing. */
export function scopesIn(text: string): ReadonlySet<TokenScope> {
  const words = new Set(text.split(" "));
  return new Set(tokenScopes.filter((scope) => words.has(scope)));
}
