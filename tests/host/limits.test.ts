import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "~server/http/operation";
import { operations } from "~server/operations";
import { demoPassword } from "~server/kernel/demo-people";
import { send, sendText } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(async () => {
  await portal.stop();
});

const takingFiles = Object.values(operations)
  .flatMap((verbs) => Object.values<Operation>(verbs))
  .flatMap(({ encoding, method, path }) =>
    encoding === "multipart" ? [[method, path] as const] : [],
  );
const big = Buffer.alloc(100_000, "a");
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

describe("what is sent is bounded", () => {
  test.each([false, true])("a form over 64 KB is 413 (in chunks: %s)", async (chunked) => {
    const { status, text } = await send(`${portal.origin}/login`, {
      method: "POST",
      headers: urlencoded,
      body: big,
      chunked,
    });
    expect(status).toBe(413);
    expect(text).toContain("<h1>Upload too large</h1>");
  });

  test.each([false, true])("under /api it is an API error (in chunks: %s)", async (chunked) => {
    const headers = { "content-type": "application/json" };
    const { status, text } = await send(`${portal.origin}/api/auth/login`, {
      method: "POST",
      headers,
      body: big,
      chunked,
    });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 413, code: "too_large" });
  });

  test("a larger multipart body is accepted only if files are expected", async () => {
    const sent = {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: big,
    };
    expect((await send(`${portal.origin}/login`, sent)).status).toBe(413);
    expect((await send(`${portal.origin}/dashboard/kyc`, sent)).status).not.toBe(413);
    // Media types are the same in capital letters (RFC 9110, section 8.3.1).
    const named = { ...sent, headers: { "content-type": "Multipart/Form-Data; boundary=x" } };
    expect((await send(`${portal.origin}/api/pending-uploads`, named)).status).toBe(401);
  });

  test.each(takingFiles)(
    "every call that accepts files may be that large: %s %s",
    async (method, path) => {
      const sent = {
        method,
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: big,
      };
      expect((await send(`${portal.origin}/api${path}`, sent)).status).toBe(401);
    },
  );

  test("more than ten files of 10 MB is refused before a byte is read", async () => {
    const head = [
      "POST /dashboard/kyc HTTP/1.1",
      "Host: localhost",
      "Connection: close",
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 125829120",
    ];
    expect(await sendText(portal.origin, `${head.join("\r\n")}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413 /,
    );
  }, 30_000);
});

describe("a body may be missing", () => {
  test("if the call requires nothing of it, and then needs no type; a body without a type is 415", async () => {
    const address = `${portal.origin}/api/users/00000000-0000-7000-8000-000000000000`;
    const signIn = JSON.stringify({ email: "admin@example.com", password: demoPassword });
    const { text } = await send(`${portal.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.from(signIn),
    });
    const headers = { authorization: `Bearer ${String(Object(JSON.parse(text)).access_token)}` };
    expect((await send(address, { method: "DELETE", headers })).status).toBe(404);
    expect(
      (await send(address, { method: "DELETE", headers, body: Buffer.from("{}") })).status,
    ).toBe(415);
  });
});

describe("an invalid request is refused", () => {
  test("other methods", async () => {
    const { status, headers } = await send(portal.origin, { method: "TRACE" });
    expect(status).toBe(405);
    expect(headers.allow).toContain("GET");
  });

  test.each([
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
    ],
    [
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "the same length twice",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
    ],
    ["a length with a sign", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc"],
    [
      "chunked and another coding",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    ],
    [
      "an unknown coding",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    ],
    ["a space before the colon", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc"],
    [
      "a folded header",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a line that ends in LF alone", "GET / HTTP/1.1\r\nHost: a\r\nX: b\nY: c\r\n\r\n"],
    ["a line that ends in CR alone", "GET / HTTP/1.1\r\nHost: a\r\nX: b\rY: c\r\n\r\n"],
    ["a NUL in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: b\0c\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["not HTTP", "HELLO\r\n\r\n"],
  ])("%s", async (_what, text) => {
    expect(await sendText(portal.origin, text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    "/../package.json",
    "/build/../../package.json",
    "/build/%2e%2e/%2e%2e/package.json",
    "/.git/config",
  ])("a path that leaves the folder: %s", async (path) => {
    const answer = await sendText(
      portal.origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toContain('"dependencies"');
    expect(answer).not.toContain("[core]");
  });
});
