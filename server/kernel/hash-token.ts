import { createHash } from "node:crypto";

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
