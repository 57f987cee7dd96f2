// Pages that hydrate bring their data inside a script element: nothing in it can end that element.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const attack = "</script><script>alert(1)</script><!--\u2028\u2029";
const names = ["symbol", "type", "timeframe", "zoom", "returnTo", "from"];

test.each(["/charts/forex", "/charts/indices", "/charts/crypto"])("%s", async (path) => {
  const { status, html, headers } = await portal
    .visitor()
    .get(`${path}?${new URLSearchParams(names.map((name) => [name, attack]))}`);
  expect(status).toBe(200);
  expect(html).toContain("window.__remixContext");
  expect(html).not.toContain("alert(1)</script>");
  expect(html).not.toMatch(/[\u2028\u2029]/);
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  expect(nonce.length).toBeGreaterThan(20);
  expect(
    scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !/\bsrc="\//.test(tag)),
  ).toEqual([]);
});
