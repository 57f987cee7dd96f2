// Every call with one invalid field: refused in the fixed error format, and nothing changed.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "~server/http/operation";
import { TestPortal } from "../support/portal/backend";
import { allOperations, type Answer, type Caller } from "../support/api/caller";
import { databaseState } from "../support/database/database-state";
import { exampleBody } from "../support/api/example-body";
import type { Customer } from "../support/people/people";
import { invalidBodies } from "../support/api/invalid-bodies";
import { invalidForms } from "../support/api/invalid-forms";

let portal: TestPortal;
let hana: Customer;
let callers: Record<"open" | "signed-in" | "staff", Caller>;
let ids: { user: string; transaction: string };

beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  hana = await portal.customerWith("100.00");
  const admin = await portal.admin();
  await Promise.all([hana.confirm(), admin.confirm()]);
  callers = { open: portal.visitor(), "signed-in": hana, staff: admin };
  ids = { user: hana.id, transaction: (await hana.withdraw("10.00")).id };
});
afterAll(() => portal.close());

const taking = allOperations
  .filter(({ body }) => body !== undefined)
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }));
const addressOf = ({ path }: Operation) =>
  path.replace("{id}", path.includes("transaction") ? ids.transaction : ids.user);
const callerOf = ({ access }: Operation) => callers[access];
const isRefused = ({ status }: Answer) => status >= 400 && status < 500;

/** What the schema itself says of its fields. */
function fieldsOf({ body }: Operation): { required: string[]; taken: string[] } {
  const schema = z.toJSONSchema(body ?? z.object({}), { io: "input", unrepresentable: "any" });
  return { required: schema.required ?? [], taken: Object.keys(schema.properties ?? {}) };
}

describe.each(taking.filter(({ encoding }) => encoding !== "multipart"))("$name", (operation) => {
  const send = (body: BodyInit, type = "application/json") =>
    callerOf(operation).raw(operation.method, addressOf(operation), body, type);

  test("refuses a body with one invalid value, and changes nothing", async () => {
    const before = databaseState(portal.dataDir);
    const taken: string[] = [];
    for (const { fault, body } of invalidBodies(exampleBody(operation.body), fieldsOf(operation))) {
      const answer = await send(JSON.stringify(body));
      if (!isRefused(answer)) taken.push(`${fault}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });

  test("treats __proto__ and constructor as unknown names, or ignores them", async () => {
    const before = databaseState(portal.dataDir);
    const good = JSON.stringify(exampleBody(operation.body)).slice(0, -1);
    for (const name of ["__proto__", "constructor"]) {
      const answer = await send(
        `${good}${good === "{" ? "" : ","}"${name}":{"role":"admin","isAdmin":true}}`,
      );
      expect([name, answer.status, answer.code]).toEqual([name, 400, "validation_failed"]);
    }
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
    expect("isAdmin" in {}).toBe(false);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });

  test("names the unknown field", async () => {
    const answer = await send(JSON.stringify({ ...exampleBody(operation.body), isAdmin: true }));
    expect([answer.status, answer.code, Object.keys(answer.errors)]).toEqual([
      400,
      "validation_failed",
      ["isAdmin"],
    ]);
  });

  test.each(["{", '{"a":1}{"b":2}', "\u0000", "[1,"])(
    "refuses what is not JSON: %j",
    async (text) => {
      expect(await send(text)).toMatchObject({ status: 400, code: "malformed_body" });
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "refuses %s",
    async (type) => {
      expect(await send(JSON.stringify(exampleBody(operation.body)), type)).toMatchObject({
        status: 415,
      });
    },
  );
});

describe.each(taking.filter(({ encoding }) => encoding === "multipart"))("$name", (operation) => {
  const post = (form: FormData) =>
    operation.method === "PATCH"
      ? callerOf(operation).patch(addressOf(operation), form)
      : callerOf(operation).post(addressOf(operation), form);

  test("refuses a body with one invalid value, and changes nothing", async () => {
    const before = databaseState(portal.dataDir);
    const taken: string[] = [];
    for (const form of invalidForms(exampleBody(operation.body))) {
      const answer = await post(form);
      if (!isRefused(answer)) taken.push(`${[...form.keys()].join()}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });

  test.each([
    ["multipart/form-data", ""],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nno end',
    ],
    ["multipart/form-data; boundary=x", "nothing of the kind"],
  ])("refuses a malformed form: %s", async (type, text) => {
    expect(
      await callerOf(operation).raw(operation.method, addressOf(operation), text, type),
    ).toMatchObject({ status: 400 });
  });

  test("refuses plain text instead of a form", async () => {
    expect(
      await callerOf(operation).raw(operation.method, addressOf(operation), "a=1", "text/plain"),
    ).toMatchObject({ status: 415 });
  });
});
