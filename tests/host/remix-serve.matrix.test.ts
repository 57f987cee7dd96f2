// The same build under plain remix-serve, from an empty data folder.
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { runMainJourney } from "../support/people/journey-runner";
import { send } from "../support/network/raw-http";
import { remixServe, startPortal, type Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration({}, remixServe);
});
afterAll(async () => {
  await portal.stop();
});

test("the main journey works", () => runMainJourney(portal.origin));

test.each([
  ["/", "private, no-cache"],
  ["/login", "no-store"],
  ["/no/such/page", "no-store"],
])("%s has its security headers", async (path, cacheControl) => {
  const { headers } = await send(portal.origin + path);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": cacheControl,
  });
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src ('sha256-[\w+/=]+' 'strict-dynamic'|'none');/,
  );
});

test("files of the build and API calls work", async () => {
  const style =
    /\/build\/[\w./-]+\.css/.exec((await send(`${portal.origin}/login`)).text)?.[0] ?? "";
  expect((await send(portal.origin + style)).headers["cache-control"]).toMatch(/immutable/);
  expect(await send(`${portal.origin}/api/auth/profile`)).toMatchObject({
    status: 401,
    headers: { "content-type": expect.stringContaining("application/json") },
  });
});

test("a post from another site changes nothing", async () => {
  const headers = {
    origin: "https://evil.example",
    "content-type": "application/x-www-form-urlencoded",
  };
  const body = Buffer.from("email=hana%40example.com&password=demonstration");
  for (const path of ["/login", "/logout"]) {
    const answer = await send(portal.origin + path, { method: "POST", headers, body });
    // Remix refuses it before any code of the portal runs, and with an empty page.
    expect([answer.status, answer.text, answer.headers["set-cookie"]]).toEqual([
      500,
      "",
      undefined,
    ]);
    // Without the origin it doesn't know where the post comes from, and the portal does.
    const { origin: _origin, ...others } = { ...headers, "sec-fetch-site": "cross-site" };
    const refused = await send(portal.origin + path, { method: "POST", headers: others, body });
    expect([refused.status, refused.headers["set-cookie"]]).toEqual([403, undefined]);
    expect(refused.text).toContain("We couldn&#x27;t verify this request");
  }
});

test("no one can choose their IP address, so limits per address work", async () => {
  const body = Buffer.from(
    JSON.stringify({ fullname: "Vera Visitor", email: "vera@example.org", message: "Hello" }),
  );
  const statuses: number[] = [];
  const { most } = limits.rateLimits.contactMessages;
  for (let turn = 0; turn <= most; turn += 1) {
    const headers = {
      "content-type": "application/json",
      "x-client-address": `198.51.100.${turn}`,
      "x-forwarded-for": `203.0.113.${turn}`,
    };
    statuses.push(
      (await send(`${portal.origin}/api/contact`, { method: "POST", headers, body })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: most }, () => 201), 429]);
});

test("production refuses to start for the same reasons as with our own host", async () => {
  await expect(startPortal({ MODE: "production" }, remixServe)).rejects.toThrow(
    /ended with code 78:\n[\s\S]*- PUBLIC_URL must be/,
  );
});
