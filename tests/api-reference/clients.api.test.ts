// The API document as generated clients, linters and other people's validators read it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { document } from "../support/api/api-document";
import { TestPortal } from "../support/portal/backend";

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);
const parameters = operations.flatMap(({ name, operation }) =>
  operation.parameters.flatMap((parameter) =>
    "in" in parameter ? [{ call: name, ...parameter }] : [],
  ),
);

test("a pattern uses neither lookarounds nor Unicode classes, which not every engine supports", () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, pattern = ""]) => pattern,
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => /\(\?[=!<]|\\\\p\{/.test(pattern))).toEqual([]);
});

test("a page's limit has a minimum and a maximum", () => {
  const limits = parameters.filter(
    (parameter) => parameter.in === "query" && parameter.name === "limit",
  );
  expect(limits.length).toBeGreaterThan(5);
  for (const { call, schema } of limits) {
    expect([call, schema]).toEqual([
      call,
      expect.objectContaining({ type: "integer", minimum: 1, maximum: expect.any(Number) }),
    ]);
  }
});

test("an ID in a path is a UUID unless the path says otherwise", () => {
  const ids = parameters.filter((parameter) => parameter.in === "path" && parameter.name === "id");
  const others = ids.filter(({ schema }) => schema.format !== "uuid").map(({ call }) => call);
  expect(ids.length).toBeGreaterThan(20);
  expect(others.every((call) => /crypto/.test(call))).toBe(true);
});

test("every field that holds a UUID says so", () => {
  const fields = new Map<string, Record<string, unknown>>();
  const collect = (schema: unknown, name: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === "example" || key === "examples") continue;
      if (key !== "properties") collect(value, `${name}/${key}`);
      else
        for (const [field, described] of Object.entries(value as Record<string, object>)) {
          fields.set(`${name}.${field}`, { ...described });
          collect(described, `${name}.${field}`);
        }
    }
  };
  collect(document.components.schemas, "");
  collect(document.paths, "");
  // A coin's ID is its name, the entries of the totals are named after what they count, staff IDs are numbers, and callers choose some, as operators do those of receiving accounts.
  const others =
    /(?:coins|currencies)\/items\.id$|Stats\/items\._id$|\.requestId$|\/AuditLine\.record\.id$|\/NamedUser\.id$|\.items\/items\.id$|\.staffId$|\.leftOut\/items\.id$|eceivingAccount(?:Id|\.id)$|\.accounts\/items\.id$|\/Bank(?:Day|Import|ImportDetails)\.account\.id$/;
  const ids = [...fields].filter(
    ([name, { type }]) => type === "string" && /(?:\.|_)id$|Id$/.test(name) && !others.test(name),
  );
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter(([, { format }]) => format !== "uuid").map(([name]) => name)).toEqual([]);
});

test("every operation documents any other status", () => {
  for (const { name, operation } of operations) {
    const schema = operation.responses.default?.content["application/json"]?.schema;
    expect([name, schema]).toEqual([name, { $ref: "#/components/schemas/Problem" }]);
  }
});

test("an operation without API tokens says nothing else about them", () => {
  const closed = operations.filter(({ operation }) =>
    operation.description?.includes("Not available with an API token."),
  );
  expect(closed.length).toBeGreaterThan(20);
  const contradicted = closed.filter(({ operation }) =>
    operation.description?.includes("Not required with an API token."),
  );
  expect(contradicted.map(({ name }) => name)).toEqual([]);
});

test("every tag is described, every example is used, and the operator can be reached", () => {
  expect(document.tags.filter(({ description }) => description === "")).toEqual([]);
  const text = JSON.stringify(document.paths);
  const unused = Object.keys(document.components.examples).filter(
    (name) => !text.includes(`#/components/examples/${name}"`),
  );
  expect(unused).toEqual([]);
  expect(document.info.contact).toMatchObject({ email: expect.stringContaining("@") });
});

describe("an example is true", () => {
  const answerOf = (path: string, method: string) => {
    const [content] = Object.values(document.paths[path]?.[method]?.responses ?? {}).flatMap(
      (answer) => Object.values(answer.content),
    );
    return JSON.stringify(content?.example ?? {});
  };

  test("a withdrawal is not shown as a deposit", () => {
    for (const path of ["/wallets/withdrawal/request", "/wallets/withdraw"]) {
      expect(answerOf(path, "post")).toContain('"type":"withdrawal"');
      expect(answerOf(path, "post")).not.toContain('"deposit"');
    }
  });

  test("masked values are shown masked", () => {
    expect(answerOf("/wallets/card/info", "get")).toContain("•••• 1111");
    expect(answerOf("/wallets/bank-details", "get")).not.toMatch(/000123456789|532013000/);
  });

  test("the entries of the totals are named after what they count", () => {
    expect(answerOf("/transactions/stats", "get")).not.toMatch(/"_id":"0193/);
  });
});

describe("a call that doesn't exist", () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await TestPortal.open("SQLite");
  });
  afterAll(() => portal.close());

  test.each([
    ["DELETE", "/wallets/my-wallet", "GET, HEAD"],
    ["PUT", "/users/0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90", "DELETE, GET, HEAD, PATCH"],
    ["GET", "/auth/login", "POST"],
  ])("%s %s returns 405 with the allowed methods", async (method, path, allowed) => {
    const answer = await portal.backend.fetch(
      new Request(`http://localhost/api${path}`, { method }),
    );
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
    expect(await answer.json()).toMatchObject({ statusCode: 405, code: "method_not_allowed" });
  });

  test("a path without any call returns 404", async () => {
    expect(
      (
        await portal.backend.fetch(
          new Request("http://localhost/api/no/such/call", { method: "PUT" }),
        )
      ).status,
    ).toBe(404);
  });
});
