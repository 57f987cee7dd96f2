// A fault of the portal: the answer is generic and as guarded as every other, and the log says where without what was entered.
import { afterAll, describe, expect, test } from "vitest";
import { failingAt } from "../support/database/intercepted";
import { openPortal } from "../support/portal/in-process-portal";
import { send } from "../support/network/raw-http";

const portal = await openPortal();
afterAll(() => portal.close());
const { origin } = new URL(portal.visitor().sameSite.Origin ?? "");
Object.assign(portal.backend, {
  fetch: () => Promise.reject(new Error("canary words of a customer")),
});
const { context } = portal.backend;
const db = failingAt(context.storage.db, /"email_key" = /, new Error("canary words of a customer"));
Object.assign(context, { storage: { ...context.storage, db } });

const form = {
  "content-type": "application/x-www-form-urlencoded",
  origin,
  "sec-fetch-site": "same-origin",
};
const faults = [
  ["under /api", "/api/anything", { headers: { origin } }, 500],
  [
    "on a page",
    "/login",
    {
      method: "POST",
      headers: form,
      body: Buffer.from("email=canary%40example.com&password=canary-typed"),
    },
    303,
  ],
] as const;

describe.each(faults)("%s", (_where, path, sent, expected) => {
  test("gets a generic message with every header, and is logged without details", async () => {
    // A refused form leads to the page that shows it again.
    const { status, headers, text } = await send(origin + path, sent);
    expect(status).toBe(expected);
    expect(text).not.toMatch(/canary words|canary-typed|at .*\.[jt]s:\d|node_modules|stack/i);
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect([headers["x-content-type-options"], headers["referrer-policy"]]).toEqual([
      "nosniff",
      "same-origin",
    ]);
    if (expected !== 303) expect(headers["content-type"]).toMatch(/charset=utf-8/i);
    expect(portal.logLines().join("\n")).not.toContain("canary");
    const id = headers["x-request-id"];
    const logged = portal
      .logLines()
      .map((line): Record<string, unknown> => Object(JSON.parse(line)))
      .filter((line) => line.id === id && line.level === "error");
    expect(logged).toMatchObject([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        name: "Error",
        at: expect.arrayContaining([expect.stringContaining("at ")]),
      },
    ]);
  });
});

test("a page that can't be shown has the ID under which the operator finds its log line", async () => {
  const { call } = portal.backend;
  Object.assign(portal.backend, {
    call: () => Promise.reject(new Error("canary words of a customer")),
  });
  const { status, headers, text } = await send(`${origin}/dashboard/transactions`);
  Object.assign(portal.backend, { call });
  expect(status).toBe(500);
  expect(text).toContain(`include this reference: ${String(headers["x-request-id"])}<`);
  expect(text).not.toContain("canary");
});
