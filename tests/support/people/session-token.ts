// What the portal alone can read in a session's cookie.
import { storedSecrets } from "~server/config/secrets";
import { openText } from "~/platform/session/sealed-text.server";

/** The value of the cookie as it was sealed. */
export function sealedIn(cookie: string): string {
  const [, value = ""] = /^session=([^;]*)/.exec(cookie) ?? [];
  const text = Buffer.from(decodeURIComponent(value), "base64").toString();
  return /^"([\w-]+)"$/.exec(text)?.[1] ?? "";
}

/** The bearer token of a `session=…` cookie; "" where there is none. */
export function sessionTokenIn(cookie: string, dataDir: string): string {
  const { sessionSecret: secret } = storedSecrets(dataDir);
  const data: unknown = JSON.parse(
    openText(sealedIn(cookie), { secret, purpose: "session" }) ?? "{}",
  );
  return typeof data === "object" &&
    data !== null &&
    "token" in data &&
    typeof data.token === "string"
    ? data.token
    : "";
}
