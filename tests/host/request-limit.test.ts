// Requests per IP address, limited by the portal itself.
import { afterAll, describe, expect, test } from "vitest";
import { rateLimiter } from "~server/host/protection/request-limit";
import { send } from "../support/network/raw-http";
import { openPortal } from "../support/portal/in-process-portal";

describe("a rate limit of two requests a second", () => {
  const opened = () => {
    const clock = { now: 1_000_000 };
    const isWithin = rateLimiter(2, () => clock.now);
    const allowed = (key: string, requests: number) =>
      Array.from({ length: requests }, () => isWithin(key)).filter(Boolean).length;
    return { clock, allowed };
  };

  test("is used up by eight at once, and by no one else", () => {
    const { allowed } = opened();
    expect([allowed("a", 20), allowed("b", 1), allowed("a", 1)]).toEqual([8, 1, 0]);
  });

  test("grows back by two a second, also while requests are refused, up to eight", () => {
    const { clock, allowed } = opened();
    allowed("a", 20);
    clock.now += 250;
    expect(allowed("a", 5)).toBe(0);
    clock.now += 250;
    expect(allowed("a", 5)).toBe(1);
    clock.now += 3_600_000;
    expect(allowed("a", 20)).toBe(8);
  });
});

describe("with REQUESTS_PER_SECOND=1", async () => {
  const portal = await openPortal({ REQUESTS_PER_SECOND: "1" });
  afterAll(() => portal.close());
  const from = (address: string, path: string, method = "GET") =>
    send(portal.origin + path, { method, headers: { "x-forwarded-for": address } });
  const many = (path: string, address: string, method = "GET") =>
    Promise.all(Array.from({ length: 30 }, () => from(address, path, method)));
  const statusesOf = (answers: readonly { status: number }[]) =>
    [...new Set(answers.map(({ status }) => status))].toSorted();

  test.each([
    [
      "a page",
      "2001:db8:0:1::1",
      "/login",
      /<h1>Too many requests<\/h1><p>Wait a few seconds and try again\.<\/p>/,
    ],
    ["a file", "2001:db8:0:2::1", "/favicon.svg", /color-scheme:light dark.*<h1>Too/s],
    ["a call", "2001:db8:0:3::1", "/api/payments/crypto/currencies", /"code":"too_many_requests"/],
  ])(
    "%s is refused beyond it, with every header and when to try again",
    async (_what, address, path, text) => {
      const answers = await many(path, address);
      const [refused] = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status !== 429).length).toBeGreaterThanOrEqual(4);
      expect(refused?.text).toMatch(text);
      expect(refused?.headers).toMatchObject({
        "content-type": expect.stringMatching(
          refused?.text.startsWith("<")
            ? /^text\/html; charset=utf-8$/
            : /^application\/json; charset/,
        ),
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "retry-after": "1",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.stringMatching(/^[\w-]+$/),
      });
      expect(portal.logLines().join("\n")).toContain(String(refused?.headers["x-request-id"]));
    },
  );

  test("addresses of one subscriber count together, and others separately", async () => {
    const same = Array.from({ length: 30 }, (_, at) => from(`2001:db8:1:1::${at + 1}`, "/login"));
    expect(statusesOf(await Promise.all(same))).toEqual([200, 429]);
    expect((await from("2001:db8:1:2::1", "/login")).status).toBe(200);
  });

  test("health checks are never refused", async () => {
    expect(statusesOf(await many("/healthz", "203.0.113.9"))).toEqual([200]);
    expect(statusesOf(await many("/readyz", "203.0.113.9", "HEAD"))).toEqual([200]);
    expect(statusesOf(await many("/healthz", "203.0.113.10", "POST"))).toContain(429);
  });
});
