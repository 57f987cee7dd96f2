// The API document: whole, valid, true to the table, and readable by an outside developer.
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalStatuses } from "~server/kernel/refusals";
import { document, expectDocumented, schemaErrors, untypedIn } from "../support/api/api-document";
import { TestPortal } from "../support/portal/backend";
import { allOperations } from "../support/api/caller";

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation,
  })),
);
const names = operations.map(({ name }) => name);
const parameters = operations.flatMap(({ operation }) => operation.parameters);

describe("the document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect([valid, errors ?? [], validator.version]).toEqual([true, [], "3.1"]);
  });

  test("describes every schema of the operations", () => {
    const schemas = Object.entries(document.components.schemas);
    // One that refers to itself without a name gets one such as `__schema0`.
    expect(schemas.map(([name]) => name).filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
    // What zod cannot describe comes out with no keyword of its own.
    expect(untypedIn([schemas, parameters])).toEqual([]);
  });

  test("lists every operation of the table, and nothing else", () => {
    expect(names.toSorted()).toEqual(
      allOperations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  test("names each operation and each schema once, and refers to nothing that is missing", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).toEqual([...new Set(ids)]);
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(
      ([, kind = "", name = ""]) => ({ kind, name }),
    );
    const components: Record<string, Record<string, unknown>> = document.components;
    expect(referred.filter(({ kind, name }) => components[kind]?.[name] === undefined)).toEqual([]);
    expect(text.match(/"\$ref":"#\/(?!components)[^"]*"/g)).toBeNull();
  });

  test("describes each operation that changes something", () => {
    const changing = allOperations.filter(({ method }) => method !== "GET");
    expect(changing.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  });

  test("describes each field", () => {
    const silent = Object.entries(document.components.schemas).flatMap(
      ([schema, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, field]) => field.description === undefined && !field.$ref && !field.enum)
          .map(([field]) => `${schema}.${field}`),
    );
    expect(silent).toEqual([]);
    expect(parameters.filter((one) => "name" in one && !one.description)).toEqual([]);
  });

  test("lists every code with its status", () => {
    for (const [code, status] of Object.entries(refusalStatuses))
      expect(document.info.description).toContain(`| \`${code}\` | ${status} |`);
  });
});

describe("every example fits its own schema", () => {
  test.each(operations)("$name", ({ operation }) => {
    const contents = [
      operation.requestBody?.content ?? {},
      ...Object.values(operation.responses).map(({ content }) => content),
    ].flatMap((content) => Object.values(content));
    const found = contents.flatMap(({ schema, example, examples = {} }) => {
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.keys(examples).map((code) => document.components.examples[code]?.value),
      ];
      return values.flatMap((value) =>
        schemaErrors(schema, value).map((fault) => `${fault} in ${JSON.stringify(value)}`),
      );
    });
    expect(found).toEqual([]);
  });

  test("and so does the example of each field", () => {
    const fields = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties),
    );
    const found = fields.flatMap(([name, field]) =>
      (field.examples ?? []).flatMap((value) =>
        schemaErrors(field, value).map((fault) => `${name}: ${fault}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe("every operation exists", () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await TestPortal.open("SQLite");
  });
  afterAll(() => portal.close());

  test.each(operations)("$name", async ({ method, path, operation }) => {
    const address = `http://localhost/api${path.replace(/\{\w+\}/g, "nothing")}`;
    const response = await portal.backend.fetch(
      new Request(address, {
        method,
        ...(method !== "GET" && { body: "{}", headers: { "Content-Type": "application/json" } }),
      }),
    );
    const isIncomplete =
      operation.requestBody !== undefined ||
      operation.parameters?.some(
        (parameter) => "in" in parameter && parameter.in === "query" && parameter.required,
      );
    const asVisitor = isIncomplete ? 400 : 200;
    expect(response.status).toBe(operation.security.length > 0 ? 401 : asVisitor);
  });

  test("and refuses a body of null as documented", async () => {
    const admin = await portal.admin();
    await admin.confirm();
    for (const { method, path } of operations.filter(({ operation }) => operation.requestBody)) {
      const { status } = await admin.raw(
        method,
        path.replace(/\{\w+\}/g, "nothing"),
        "null",
        "application/json",
      );
      expect([`${method} ${path}`, status]).toEqual([`${method} ${path}`, 400]);
    }
  });

  test("and any other path returns 404", async () => {
    expect(
      (await portal.backend.fetch(new Request("http://localhost/api/no/such/call"))).status,
    ).toBe(404);
  });
});

describe("an undocumented response is found", () => {
  const call = { method: "GET", path: "/wallets/my-wallet" };
  const headers = new Headers({ "content-type": "application/json", "www-authenticate": "Bearer" });
  const refusal = { statusCode: 401, code: "unauthenticated", message: "Sign in again." };

  test.each([
    ["a valid one", 401, refusal, headers, undefined],
    ["another status", 418, refusal, headers, "answered 418, which the API document does not list"],
    [
      "another code",
      401,
      { ...refusal, code: "same_status" },
      headers,
      "must be equal to one of the allowed values",
    ],
    [
      "a missing field",
      401,
      { statusCode: 401, code: "unauthenticated" },
      headers,
      "must have required property 'message'",
    ],
    [
      "an extra field",
      401,
      { ...refusal, stack: "at …" },
      headers,
      "must NOT have additional properties",
    ],
    [
      "a missing header",
      401,
      refusal,
      new Headers({ "content-type": "application/json" }),
      "without WWW-Authenticate",
    ],
    [
      "another media type",
      401,
      refusal,
      new Headers({ "content-type": "text/html", "www-authenticate": "Bearer" }),
      "as text/html",
    ],
  ])("%s", (_what, status, body, given, complaint) => {
    const judged = () => expectDocumented(call, { status, headers: given }, body);
    if (complaint === undefined) expect(judged).not.toThrow();
    else expect(judged).toThrow(complaint);
  });
});
