// One id from the proxy through answer, log and audit, and a pseudonym of the user next to it.
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestUsers } from "~server/http/request-users";
import { assignRequestId } from "~server/host/request-id";
import { faultOf, logLine } from "~server/log-lines";
import { apiAs } from "../support/api/api-client";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration({ MODE: "demo", TRUST_PROXY: "on" });
});
afterAll(() => portal.stop());

/** The line of the request with this id; it may come after the answer. */
function lineOf(id: string): Record<string, unknown> {
  const line = portal
    .log()
    .split("\n")
    .find((text) => text.includes(`"id":"${id}"`));
  return line === undefined ? {} : Object(JSON.parse(line));
}

const trace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${trace}-b7ad6b7169203331-01`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("an ID from a trusted proxy", () => {
  test.each([
    [
      "to a page",
      "page-sign-in-0001",
      "/login",
      "application/x-www-form-urlencoded",
      "email=hana%40example.com&password=demonstration",
      303,
    ],
    [
      "to the API",
      "api-sign-in-0001",
      "/api/auth/login",
      "application/json",
      '{"email":"hana@example.com","password":"demonstration"}',
      200,
    ],
  ])(
    "%s is in the response, in the log and in the audit log",
    async (_where, id, path, type, body, status) => {
      const headers = {
        "x-request-id": id,
        "content-type": type,
        ...(path === "/login" && { origin: portal.origin, "sec-fetch-site": "same-origin" }),
      };
      const answer = await send(portal.origin + path, {
        method: "POST",
        headers,
        body: Buffer.from(body),
      });
      expect([answer.status, answer.headers["x-request-id"]]).toEqual([status, id]);
      await expect.poll(() => lineOf(id)).toMatchObject({ path, status });
      const admin = await apiAs(portal.origin, "admin@example.com");
      const { lines } = Object(
        await admin.call("GET", "/audit?action=session.opened&about=hana@example.com&limit=1"),
      );
      expect(lines).toMatchObject([{ requestId: id }]);
    },
  );

  test("is the trace's if there is no other, and the trace is logged", async () => {
    expect(
      (await send(`${portal.origin}/login`, { headers: { traceparent } })).headers["x-request-id"],
    ).toBe(trace);
    await expect.poll(() => lineOf(trace)).toMatchObject({ trace });
    await send(`${portal.origin}/login`, {
      headers: { traceparent, "x-request-id": "with-a-trace" },
    });
    await expect.poll(() => lineOf("with-a-trace")).toMatchObject({ trace });
  });

  test("is replaced if it has an invalid format", async () => {
    for (const given of [
      "short",
      "with a space",
      'with"quote"',
      "a".repeat(129),
      "-begins-odd",
      "{\\n}-forged-line",
    ]) {
      const { headers } = await send(`${portal.origin}/login`, {
        headers: { "x-request-id": given },
      });
      expect([given, headers["x-request-id"]]).toEqual([given, expect.stringMatching(uuid)]);
    }
  });

  test("is replaced while another request uses it", async () => {
    const { port } = new URL(portal.origin);
    const open = connect(Number(port), "127.0.0.1");
    open.write(
      "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: taken-already\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n",
    );
    const id = async () =>
      (await send(`${portal.origin}/healthz`, { headers: { "x-request-id": "taken-already" } }))
        .headers["x-request-id"];
    await expect.poll(id).toMatch(uuid);
    open.destroy();
    await expect.poll(id).toBe("taken-already");
  });
});

test("a request line identifies the user by one pseudonym, and a visitor not at all", async () => {
  const hana = await apiAs(portal.origin, "hana@example.com");
  const profile: Record<string, unknown> = Object(await hana.call("GET", "/auth/profile"));
  await hana.call("GET", "/transactions");
  await send(`${portal.origin}/api/markets/quotes`);
  await send(`${portal.origin}/healthz`);
  const lines = () =>
    portal
      .log()
      .split("\n")
      .filter((line) => line.startsWith("{"));
  const users = (path: string) =>
    lines()
      .map((line): Record<string, unknown> => Object(JSON.parse(line)))
      .filter((line) => line.path === path)
      .map(({ user }) => user);
  await expect.poll(() => users("/api/markets/quotes")).toEqual([undefined]);
  const [pseudonym] = users("/api/auth/profile");
  expect(pseudonym).toMatch(/^[\w-]{16}$/);
  expect(users("/api/transactions")).toEqual([pseudonym]);
  expect(profile.email).toBe("hana@example.com");
  for (const value of [String(profile._id), "hana"])
    expect(lines().join("\n")).not.toContain(value);
});

describe("a pseudonym", () => {
  const pseudonymOf = (secret: string, userId: string) => {
    const users = requestUsers(secret);
    users.begin("request-1");
    users.record("request-1", userId);
    return users.end("request-1");
  };

  test("is derived from the secret, so that no one without it can find the user", () => {
    expect(pseudonymOf("a".repeat(32), "user-1")).toBe(pseudonymOf("a".repeat(32), "user-1"));
    expect(
      new Set([
        pseudonymOf("a".repeat(32), "user-1"),
        pseudonymOf("b".repeat(32), "user-1"),
        pseudonymOf("a".repeat(32), "user-2"),
      ]).size,
    ).toBe(3);
  });

  test("is kept only during its request", () => {
    const users = requestUsers("a".repeat(32));
    users.record("request-1", "user-1");
    expect([
      users.begin("request-1"),
      users.begin("request-1"),
      users.end("request-1"),
      users.end("request-1"),
    ]).toEqual([true, false, undefined, undefined]);
  });
});

test("without a trusted proxy, every ID is new", () => {
  const headers = { "x-request-id": "chosen-by-a-visitor", traceparent };
  assignRequestId(headers, false);
  expect(headers).toEqual({ "x-request-id": expect.stringMatching(uuid) });
});

describe("an error's log line", () => {
  test("has the chain of causes with their codes, and no messages", () => {
    const broken = Object.assign(new Error("canary at 10.0.0.1"), { code: "ECONNREFUSED" });
    const error = new Error("canary of a customer", {
      cause: new AggregateError([broken], "canary"),
    });
    const line = logLine("error", { event: "api", ...faultOf(error) });
    expect(JSON.parse(line)).toMatchObject({
      level: "error",
      event: "api",
      name: "Error",
      cause: { name: "AggregateError", cause: { name: "Error", code: "ECONNREFUSED" } },
    });
    expect(line).not.toContain("canary");
  });

  test("ends at a cause that is its own cause, and stays one line whatever it contains", () => {
    const error = Object.assign(new Error("x"), { code: 'A\nB"\u2028' });
    error.cause = error;
    const line = logLine("error", { ...faultOf(error) });
    expect(line.split("\n").length).toBe(1);
    expect(JSON.parse(line)).toMatchObject({ cause: { cause: { cause: { name: "Error" } } } });
  });
});
