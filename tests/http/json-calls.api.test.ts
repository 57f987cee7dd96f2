// Calls that come without a Request are answered as those that come with one: the same status, the same JSON.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "~server/http/operation";
import { operations } from "~server/operations";
import { TestPortal } from "../support/portal/backend";
import { exampleBody } from "../support/api/example-body";

let portal: TestPortal;
let tokens: Record<"nobody" | "customer" | "admin", string>;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  const [customer, admin] = [await portal.register(), await portal.admin()];
  tokens = { nobody: "", customer: customer.token, admin: admin.token };
});
afterAll(() => portal.close());

const all: Operation[] = Object.values(operations).flatMap((verbs) =>
  Object.values<Operation>(verbs),
);
const user = "00000000-0000-7000-8000-000000000000";
const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, user);

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: string;
  readonly token: string;
}

function headersOf({ token, body }: Sent): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
}

async function asRequest(sent: Sent) {
  const { method, path, query = "", body = null } = sent;
  const answer = await portal.backend.fetch(
    new Request(`http://localhost/api${path}${query && `?${query}`}`, {
      method,
      headers: headersOf(sent),
      body,
    }),
  );
  const { "content-type": _type, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, answer: JSON.parse(await answer.text()) as unknown };
}

async function handledAsJson(sent: Sent) {
  const { method, path, query = "", body = "" } = sent;
  const given = headersOf(sent);
  const answer = await portal.backend.handleJson({
    method,
    path,
    query,
    header: (name) => given[name] ?? null,
    readBytes: () => Promise.resolve(Buffer.from(body)),
  });
  if (!answer) return null;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { status: answer.status, headers, answer: JSON.parse(answer.text) as unknown };
}

const takesOrGivesFiles = ({ encoding, path }: Operation) =>
  encoding === "multipart" || /^\/documents\/|card-photo|\/file$/.test(path);
const plain = all.filter((operation) => !takesOrGivesFiles(operation));
const named = (list: readonly Operation[]) =>
  list.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

async function expectTheSame(sent: Sent): Promise<void> {
  const answer = await handledAsJson(sent);
  expect(answer).not.toBeNull();
  expect(withoutOwnLines(answer)).toEqual(withoutOwnLines(await asRequest(sent)));
}

const AuditExport = z.looseObject({
  rows: z.array(
    z.looseObject({ action: z.string(), record: z.looseObject({ id: z.string() }).optional() }),
  ),
});

/** An export of the audit log holds a line of each such export before it. */
function withoutOwnLines<Given extends { answer: unknown } | null>(given: Given) {
  const { success, data } = AuditExport.safeParse(given?.answer);
  if (!given || !success) return given;
  const rows = data.rows.filter(
    ({ action, record }) => action !== "list.exported" || record?.id !== "audit",
  );
  return { ...given, answer: { ...data, rows } };
}

describe("a JSON call", () => {
  test.each(named(plain))("%s without a caller", async (_name, operation) => {
    await expectTheSame({
      method: operation.method,
      path: pathOf(operation),
      ...(operation.body && { body: '{"nonsense":1}' }),
      token: "",
    });
  });

  test.each(named(plain.filter(({ body }) => body)))(
    "%s with a body that is refused",
    async (_name, operation) => {
      const spoiled = JSON.stringify({ ...exampleBody(operation.body), nonsense: 1 });
      for (const token of [tokens.customer, tokens.admin]) {
        for (const body of [spoiled, '{"cut', "[]"])
          await expectTheSame({ method: operation.method, path: pathOf(operation), body, token });
      }
    },
  );

  test.each(named(plain.filter(({ method }) => method === "GET")))(
    "%s",
    async (_name, operation) => {
      for (const token of [tokens.customer, tokens.admin]) {
        for (const query of ["", "page=1&limit=5", "page=1&page=2", "nonsense=1", "page"])
          await expectTheSame({ method: "GET", path: pathOf(operation), query, token });
      }
    },
  );

  test("with a truncated body is refused with a message", async () => {
    const given = headersOf({ method: "POST", path: "", body: "", token: tokens.customer });
    const answer = await portal.backend.handleJson({
      method: "POST",
      path: "/wallets/withdraw",
      query: "",
      header: (name) => given[name] ?? null,
      readBytes: () => Promise.reject(new Error("cut off")),
    });
    expect([answer?.status, Object(JSON.parse(answer?.text ?? "")).code]).toEqual([
      400,
      "malformed_body",
    ]);
  });
});

test.each(named(all.filter(takesOrGivesFiles)))(
  "%s sends or returns files, and comes as a Request",
  async (_name, operation) => {
    expect(
      await handledAsJson({
        method: operation.method,
        path: pathOf(operation),
        token: tokens.admin,
      }),
    ).toBeNull();
  },
);

test.each([
  ["GET", "/no/such/call"],
  ["PUT", "/wallets/my-wallet"],
  ["GET", "/wallets/my-wallet//"],
  ["GET", "/openapi.json"],
  ["POST", "/payments/crypto/callback"],
])("%s %s is not an operation", async (method, path) => {
  expect(await handledAsJson({ method, path, token: tokens.admin })).toBeNull();
});

test("an id may be percent-encoded, and a wrong encoding finds nothing", async () => {
  const { id: userId } = await portal.register();
  const encoded = userId.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);
  const status = async (id: string) =>
    (await asRequest({ method: "GET", path: `/users/${id}`, token: tokens.admin })).status;
  expect([await status(userId), await status(encoded), await status("%zz")]).toEqual([
    200, 200, 404,
  ]);
});
