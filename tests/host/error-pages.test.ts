// The host's own error pages: the styles of the page that proxies show, and a policy that allows them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { send } from "../support/network/raw-http";

const portal = await openPortal();
afterAll(() => portal.close());

const stylesIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

test.each([
  [
    "a post from another site",
    { method: "POST", headers: { origin: "https://evil.example" } },
    403,
  ],
  ["a body that is too large", { method: "POST", headers: { "content-length": "99999999" } }, 413],
])("%s gets a page with styles", async (_, request, status) => {
  const answer = await send(`${portal.origin}/login`, request);
  expect(answer.status).toBe(status);
  const styles = stylesIn(answer.text);
  expect(styles).toContain("color-scheme:light dark");
  expect(styles).toBe(stylesIn(readFileSync("server/ops/unavailable.html", "utf8")));
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(answer.headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
});
