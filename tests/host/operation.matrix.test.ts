import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("pages and files are compressed once", () => {
  const encodingFor = async (accepted: string) =>
    (await send(portal.origin, { headers: { "accept-encoding": accepted } })).headers[
      "content-encoding"
    ];

  test("a page by brotli or gzip, as requested", async () => {
    expect(await encodingFor("gzip, br")).toBe("br");
    expect(await encodingFor("gzip")).toBe("gzip");
    expect(await encodingFor("br;q=0, gzip")).toBe("gzip");
    expect(await encodingFor("identity")).toBeUndefined();
  });

  test("files of the build are cached for a year, and a known file is not sent again", async () => {
    const file =
      /\/build\/[\w./-]+\.css/.exec((await send(`${portal.origin}/login`)).text)?.[0] ?? "";
    const { status, headers } = await send(portal.origin + file, {
      headers: { "accept-encoding": "br" },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "max-age=31536000, immutable",
    });
    const withoutBrotli = { "accept-encoding": "br;q=0, gzip" };
    expect(
      (await send(portal.origin + file, { headers: withoutBrotli })).headers["content-encoding"],
    ).toBe("gzip");
    const icon = `${portal.origin}/favicon.svg`;
    const known = { "if-none-match": (await send(icon)).headers.etag ?? "" };
    expect((await send(icon, { headers: known })).status).toBe(304);
  });

  test("no source maps are served", async () => {
    const page = (await send(portal.origin)).text;
    const scripts = [...page.matchAll(/\/build\/[\w./-]+\.js/g)].map(([path]) => path);
    for (const path of scripts)
      expect((await send(`${portal.origin}${path}.map`)).status).toBe(404);
  });
});

test("a post from our own page is accepted under any host name, a foreign one is not", async () => {
  const post = (host: string, origin: string) =>
    send(`${portal.origin}/login`, {
      method: "POST",
      headers: {
        host,
        origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: Buffer.from("email=&password="),
    });
  const { host } = new URL(portal.origin);
  for (const name of [host, host.replace("localhost", "127.0.0.1"), "inner.example"])
    expect([name, (await post(name, portal.origin)).status]).toEqual([name, 303]);
  for (const origin of ["https://evil.example", "null", "http://localhost"])
    expect([origin, (await post(host, origin)).status]).toEqual([origin, 403]);
});

test.each([
  "/build/",
  "/build",
  "/package.json",
  "/.git/HEAD",
  "/.env",
  "/server/index.ts",
  "/data/portal.sqlite",
  "/debug",
  "/server-status",
])("no folder listing or leftover file: %s", async (path) => {
  expect((await send(portal.origin + path)).status).toBe(404);
});

describe("operation", () => {
  test("is healthy and ready", async () => {
    expect((await send(`${portal.origin}/healthz`)).text).toBe("ok\n");
    expect(await send(`${portal.origin}/readyz`)).toMatchObject({
      status: 200,
      text: expect.stringMatching(
        /^ready\ndatabase up\nwrites up\ndocuments up\ndisk up\nrelease \S+\nengine sqlite\nstorage folder\n$/,
      ),
    });
  });

  test("logs one line per request, without query, body, cookie or one-time links", async () => {
    await send(`${portal.origin}/login?token=canary-query`, {
      headers: { cookie: "canary-cookie=1" },
    });
    await send(`${portal.origin}/reset-password/canaryABCDEFGHIJKLMNOPQRSTUV`);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await send(`${portal.origin}/login`, {
      method: "POST",
      headers,
      body: Buffer.from("password=canary-body"),
    });
    await expect.poll(() => portal.log()).toContain('"path":"/login"');
    await expect.poll(() => portal.log()).toContain("/reset-password/(redacted)");
    expect(portal.log()).not.toContain("canary");
  });

  test("forwarded headers are ignored", async () => {
    const headers = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "10.9.8.7",
    };
    const { text, headers: answered } = await send(`${portal.origin}/dashboard`, { headers });
    expect(text + JSON.stringify(answered)).not.toContain("evil.example");
    expect(answered["strict-transport-security"]).toBeUndefined();
  });

  test("and so is an ID that a visitor sends", async () => {
    const headers = {
      "x-request-id": "canary-chosen-id",
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    };
    const answer = await send(`${portal.origin}/login`, { headers });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    await send(`${portal.origin}/healthz`);
    expect(portal.log()).not.toMatch(/canary-chosen-id|0af7651916cd/);
  });

  test("nor does a forged IP address allow more attempts", async () => {
    const guess = (number: number) => {
      const address = `198.51.100.${number}`;
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": address,
        forwarded: `for=${address}`,
        "x-client-address": address,
        "x-real-ip": address,
      };
      return send(`${portal.origin}/api/auth/login`, {
        method: "POST",
        headers,
        body: Buffer.from(JSON.stringify({ email: "nobody@example.com", password: "wrong" })),
      });
    };
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await guess(number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("a URL can't inject lines into the log or the response", async () => {
    const forged = '/no%0d%0aSet-Cookie:%20forged=1%0a{"level":"error","path":"/forged"}"\u2028';
    const { headers } = await send(portal.origin + forged);
    const { headers: redirected } = await send(
      `${portal.origin}/dashboard/wallet?x=%0d%0aSet-Cookie:%20forged=1`,
    );
    expect([headers["set-cookie"], redirected["set-cookie"]].join()).not.toContain("forged");
    await send(`${portal.origin}/healthz`);
    const lines = portal
      .log()
      .split("\n")
      .filter((line) => line.includes("forged"));
    expect(lines.map((line) => String(Object(JSON.parse(line)).path).slice(0, 10))).toEqual([
      "/no%0d%0aS",
    ]);
  });

  test("exits within five seconds after SIGTERM", async () => {
    const other = await startDemonstration();
    const startedAt = Date.now();
    expect(await other.stop()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});
