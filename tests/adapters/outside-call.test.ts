// Whatever a service does, the caller gets an answer of bounded size in bounded time, or an error that gives nothing away.
import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outsideCall, OutsideCallError, type OutsideCall } from "~server/adapters/outside-call";
import { freePort } from "../support/portal/server";

const server = createServer((request, response) =>
  behaviours[new URL(request.url ?? "", "http://stub").pathname]?.(response),
);
let origin = "";
const redirects: string[] = [];

const behaviours: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/good": (response) => response.writeHead(402, { "X-Kind": "good" }).end("twelve bytes"),
  "/silent": () => undefined,
  "/stalls": (response) => response.writeHead(200, { "Content-Length": 100 }).write("half"),
  "/hangs-up": (response) => response.socket?.destroy(),
  "/breaks-off": (response) =>
    response
      .writeHead(200, { "Content-Length": 100 })
      .write("half", () => response.socket?.destroy()),
  "/endless": (response) =>
    void setImmediate(function more() {
      if (response.write("x".repeat(1000))) setImmediate(more);
    }),
  "/elsewhere": (response) => response.writeHead(302, { Location: "/followed" }).end(),
  "/followed": (response) => {
    redirects.push("followed");
    response.end();
  },
};

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, more: Partial<OutsideCall> = {}) =>
  outsideCall({
    url: `${origin}${path}?api_key=secret-key`,
    hosts: [origin],
    timeLimitMs: 5_000,
    maxBytes: 12,
    ...more,
  });

const faultOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => "no fault",
    (error: unknown) => error,
  );

test("a response is returned whole, whatever its status", async () => {
  const { status, headers, body } = await call("/good");
  expect([status, headers.get("x-kind"), new TextDecoder().decode(body)]).toEqual([
    402,
    "good",
    "twelve bytes",
  ]);
});

test.each([
  ["/silent", "TOO_SLOW", { timeLimitMs: 50 }],
  ["/stalls", "TOO_SLOW", { timeLimitMs: 50 }],
  ["/hangs-up", "UNREACHABLE", {}],
  ["/breaks-off", "UNREACHABLE", { maxBytes: 1000 }],
  ["/endless", "TOO_LARGE", { maxBytes: 100_000 }],
  ["/good", "TOO_LARGE", { maxBytes: 11 }],
  ["/elsewhere", "REDIRECTED", {}],
  ["/good", "FOREIGN_HOST", { hosts: ["https://api.example.com"] }],
  ["/good", "FOREIGN_HOST", { url: "not an address with secret-key" }],
] as const)("%s is refused as %s", async (path, code, more) => {
  const fault = await faultOf(call(path, more));
  expect(fault).toBeInstanceOf(OutsideCallError);
  expect(fault).toMatchObject({ code });
  expect(fault).not.toHaveProperty("cause");
  expect(String(fault)).not.toMatch(/secret|good|api_key|:\/\//);
});

test("a redirect is not followed", async () => {
  await faultOf(call("/elsewhere"));
  expect(redirects).toEqual([]);
});

test("another port, scheme or name of the host is a foreign host", async () => {
  const { port } = new URL(origin);
  for (const url of [
    `https://127.0.0.1:${port}/good`,
    `http://localhost:${port}/good`,
    "http://127.0.0.1/good",
    `${origin}.example.com/good`,
  ]) {
    expect(await faultOf(call("", { url })), url).toMatchObject({ code: "FOREIGN_HOST" });
  }
});

test("errors don't contain the name and password of a URL", async () => {
  const fault = await faultOf(call("", { url: origin.replace("//", "//name:secret@") }));
  expect(fault).toBeInstanceOf(OutsideCallError);
  expect(String(fault)).not.toContain("secret");
});
