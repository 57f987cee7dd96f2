// Which scope of an API token a call needs. Closed by default: what is not named here is refused to every token.
import type { Endpoint } from "./endpoint";
import type { TokenScope } from "./values/token-scopes";

/**
 * Blocks of the endpoint table that are about sessions, passwords, codes and tokens, show a secret, or are what one administrator
 * sees of another: a script has no business there.
 */
const closed: ReadonlySet<string> = new Set(["secondFactor", "apiTokens", "reveals", "audit", "outbox", "proposals", "notes"]);
/** Single calls of other blocks: what is shown of sessions, the deletion of a person, and where money goes, which asks for a password. */
const closedCalls: ReadonlySet<string> = new Set(["GET /auth/sessions", "DELETE /users/{id}", "POST /wallets/bank-details/add", "PATCH /wallets/bank-details/update"]);
/** Blocks whose changing calls move money of one's own. */
const money: ReadonlySet<string> = new Set(["transactions", "wallets", "payments", "drafts", "keptFiles"]);

/** `noun` is the block of the endpoint table that the call stands in. Null: never with a token. */
export function scopeOf(noun: string, { method, path, access }: Pick<Endpoint, "method" | "path" | "access">): TokenScope | null {
  if (access === "open" || closed.has(noun) || closedCalls.has(`${method} ${path}`)) return null;
  if (access === "admin") return "admin";
  if (method === "GET") return "read";
  return money.has(noun) ? "money" : null;
}
