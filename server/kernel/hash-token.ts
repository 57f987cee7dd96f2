import { createHash } from "node:crypto";

/** The stored hash of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
