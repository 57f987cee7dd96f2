// What HTTP itself asks for: hosts, methods, codings and sizes, each refused with its own status and in words.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal, loadBuild } from "../support/portal/in-process-portal";
import { send, sendText } from "../support/network/raw-http";
import { pageTable } from "../support/pages/page-table";

const portal = await openPortal();
afterAll(() => portal.close());
const { origin } = portal;
const sameSite = { origin, "sec-fetch-site": "same-origin" };
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const text = (...lines: readonly string[]) => sendText(origin, `${lines.join("\r\n")}\r\n\r\n`);

describe("a host", () => {
  test.each([
    ["/healthz", "GET"],
    ["/readyz", "HEAD"],
    ["/about", "GET"],
    ["/login", "GET"],
    ["/robots.txt", "GET"],
    ["/api/openapi.json", "GET"],
    ["/api/markets", "GET"],
  ])("isn't needed in HTTP/1.0: %s", async (path, method) => {
    const answer = await text(`${method} ${path} HTTP/1.0`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|401|404) /);
    expect(answer).not.toContain("undefined");
  });

  test.each([
    ["/healthz", []],
    ["/about", []],
    ["/api/docs", []],
    ["/healthz", ["Host: a", "Host: a"]],
    ["/about", ["Host: localhost", "host: evil.example"]],
    ["/api/auth/profile", ["HOST: localhost", "X: y", "Host: localhost"]],
  ])("is needed once from HTTP/1.1 on: %s %j", async (path, hosts) => {
    const answer = await text(`GET ${path} HTTP/1.1`, ...hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("Send one Host header.");
  });

  test("given twice is refused in HTTP/1.0, too", async () => {
    expect(await text("GET /healthz HTTP/1.0", "Host: a", "Host: b")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a method that an address doesn't take", () => {
  const wrong = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  const readOnly = ["/healthz", "/readyz", "/favicon.ico", "/robots.txt", "/sitemap.xml"];
  const more = ["/site.webmanifest", "/.well-known/security.txt", "/about", "/no/such/page", "/"];
  const cases = [...readOnly, ...more].flatMap((path) => wrong.map((method) => [method, path]));

  test.each(cases)("is 405 in words, with those that it takes: %s %s", async (method, path) => {
    const answer = await send(origin + path, { method, headers: sameSite });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(answer.text).toContain("Method not allowed</h1>");
  });

  test("is 405 at every file and download of the page table", async () => {
    const { routes } = await loadBuild();
    const files = Object.values(routes).filter((route) => route && !route.module.default);
    expect(files.length).toBeGreaterThan(15);
    for (const { path, takesPosts } of await pageTable()) {
      const address = origin + path.replace(/:\w+/g, "1").replace("*", "x");
      const { status, headers, text: body } = await send(address, { method: "PUT" });
      if (path.startsWith("/api")) continue;
      const allowed = takesPosts ? "GET, HEAD, POST" : "GET, HEAD";
      expect([path, status, headers.allow]).toEqual([path, 405, allowed]);
      expect(body).not.toContain("Unexpected");
    }
  });

  test.each(["/api/docs", "/api/openapi.json", "/api/docs/"])("%s", async (path) => {
    for (const method of wrong) {
      const { status, headers, text: body } = await send(origin + path, { method, headers: json });
      expect([status, headers.allow, Object(JSON.parse(body)).code]).toEqual([
        405,
        "GET, HEAD",
        "method_not_allowed",
      ]);
    }
  });

  test("the gateway's callback has the methods of the call at its address, too", async () => {
    const callback = `${origin}/api/payments/crypto/callback`;
    const { status, headers } = await send(callback, { method: "DELETE" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("an API path with a slash at its end is served as without it", () => {
  test.each(["/api/docs", "/api/openapi.json", "/api/markets", "/api/no-such-call"])(
    "%s",
    async (path) => {
      const [plain, slashed] = [await send(origin + path), await send(`${origin}${path}/`)];
      expect([slashed.status, slashed.text]).toEqual([plain.status, plain.text]);
    },
  );

  test("with a body, a query or an ID", async () => {
    const body = Buffer.from('{"email":"hana@example.com","password":"demonstration"}');
    const signIn = await send(`${origin}/api/auth/login/`, { method: "POST", headers: json, body });
    expect(signIn.status).toBe(200);
    const { access_token: token } = Object(JSON.parse(signIn.text));
    const headers = { authorization: `Bearer ${String(token)}` };
    const list = await send(`${origin}/api/transactions/?limit=1`, { headers });
    const [{ id }] = Object(JSON.parse(list.text)).transactions;
    const one = await send(`${origin}/api/transactions/${String(id)}/`, { headers });
    expect([one.status, Object(JSON.parse(one.text)).id]).toEqual([200, id]);
  });
});

test.each([false, true])("JSON in latin-1 is 400 (in chunks: %s)", async (chunked) => {
  const body = Buffer.from('{"email":"hana@example.com","password":"José"}', "latin1");
  const sent = { method: "POST", headers: json, body, chunked };
  const answer = await send(`${origin}/api/auth/login`, sent);
  expect([answer.status, Object(JSON.parse(answer.text)).code]).toEqual([400, "wrong_encoding"]);
});

describe("a body in a coding", () => {
  const body = Buffer.from("email=hana");
  test.each([
    ["/api/auth/login", json, "gzip"],
    ["/api/auth/login", json, "br"],
    ["/api/wallets/card/add", { "content-type": "multipart/form-data; boundary=x" }, "deflate"],
    ["/login", form, "GZIP"],
    ["/contact", form, "gzip, identity"],
    ["/login", form, "x-own"],
  ])("is 415, and says what is read: %s %j %s", async (path, type, coding) => {
    for (const chunked of [false, true]) {
      const headers = { ...sameSite, ...type, "content-encoding": coding };
      const answer = await send(origin + path, { method: "POST", headers, body, chunked });
      expect([answer.status, answer.headers["accept-encoding"]]).toEqual([415, "identity"]);
      expect(answer.text).toContain("Send it without a Content-Encoding.");
    }
  });

  test.each(["identity", ""])("is read if it is none: %j", async (coding) => {
    const headers = { ...json, "content-encoding": coding };
    const answer = await send(`${origin}/api/auth/login`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
  });

  test.each(["gzip, chunked", "deflate, chunked"])("of the transfer is 501: %s", async (coding) => {
    const head = ["POST /login HTTP/1.1", "Host: localhost", `Transfer-Encoding: ${coding}`];
    expect(await text(...head, "", "0")).toMatch(/^HTTP\/1\.1 501 /);
  });
});

describe("a head that is too long", () => {
  const long = "x".repeat(20_000);
  test.each([
    ["one header", ["GET /about HTTP/1.1", "Host: localhost", `X-Long: ${long}`], 431],
    ["cookies", ["GET / HTTP/1.1", "Host: localhost", `Cookie: a=${long}`], 431],
    [
      "many",
      ["GET / HTTP/1.1", "Host: a", ...Array<string>(900).fill("X: twenty letters yes")],
      431,
    ],
    ["a name", ["POST /api/auth/login HTTP/1.1", "Host: localhost", `${long}: x`], 431],
    ["the address", [`GET /about?${long} HTTP/1.1`, "Host: localhost"], 414],
    ["a path", [`GET /api/${long} HTTP/1.1`, "Host: localhost"], 414],
  ])("is refused as such: %s", async (_what, lines, status) => {
    const answer = await text(...lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/Content-Security-Policy: [\s\S]*too (?:large|long)/);
  });
});
