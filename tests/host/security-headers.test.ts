import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(async () => {
  await portal.stop();
});

const tooLarge = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: Buffer.alloc(100_000, "a"),
};

test.each([
  ["a page", "/", {}],
  ["the sign-in page", "/login", {}],
  ["a missing page", "/no/such/page", {}],
  ["a file of the build", "(stylesheet)", {}],
  ["an icon", "/favicon.svg", {}],
  ["a call", "/api/no/such/call", {}],
  ["health", "/healthz", {}],
  ["a refused method", "/", { method: "TRACE" }],
  ["an unknown host", "/", { headers: { host: "a b" } }],
  ["a form that is too large", "/login", tooLarge],
])("are on every answer: %s", async (_what, path, sent) => {
  const stylesheet = /\/build\/[\w./-]+\.css/.exec((await send(portal.origin)).text)?.[0] ?? "";
  const { headers } = await send(portal.origin + path.replace("(stylesheet)", stylesheet), sent);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["content-type"] ?? "").toMatch(/charset=utf-8/i);
  if (path === "(stylesheet)") return;
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
});

test("a refreshed part of a page can't run anything, and has no more headers than needed", async () => {
  const page = (await send(portal.origin)).text;
  const parts = [...page.matchAll(/["`](\/build\/[\w./-]+\.(?:css|js))["`]/g)].map(
    ([, address = ""]) => address,
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const { headers } = await send(portal.origin + part);
    expect(headers["content-security-policy"]).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers).not.toHaveProperty("permissions-policy");
  }
});

test("a response of the API can never be shown as a page, and is not cached", async () => {
  const { headers } = await send(`${portal.origin}/api/no/such/call`);
  expect(headers["content-security-policy"]).toMatch(/^sandbox; /);
  expect(headers["cache-control"]).toBe("no-store");
});

test("but the API's documentation is a page without scripts, and may be cached for a while", async () => {
  const [page, style, json] = await Promise.all(
    ["docs", "docs.css", "openapi.json"].map((name) => send(`${portal.origin}/api/${name}`)),
  );
  expect([page, style, json].map((answer) => answer?.status)).toEqual([200, 200, 200]);
  expect(page?.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'none'; style-src 'self'; /,
  );
  for (const answer of [page, style, json])
    expect(answer?.headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
});

const account = ["/signup", "/forgot-password", "/reset-password?token=x", "/verify-email?token=x"];
const withState = [
  "/login",
  "/login/code",
  "/login/code.data",
  "/simulated-gateway/CP-1",
  "/logout",
];

test.each(["/dashboard", "/dashboard/wallet", "/admin", "/documents/1", ...account, ...withState])(
  "%s is never kept",
  async (path) => {
    expect((await send(portal.origin + path)).headers["cache-control"]).toBe("no-store");
  },
);

test("other origins are allowed nowhere", async () => {
  const { headers } = await send(`${portal.origin}/login`, {
    headers: { origin: "https://evil.example" },
  });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});
