// Who of the staff may make which call: each role, each call, and each scope of a token that the role may have.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "~server/operations";
import { listCalls } from "~server/features/api-reference/calls";
import { tokenRights } from "~server/http/token-scopes";
import { roleRights, staffRights, staffRoles } from "~server/kernel/staff-roles";
import { tokenOf } from "../support/api/api-token-of";
import { callsByRight, neverByToken, rightsByRole } from "../support/api/calls-by-right";
import { type Caller } from "../support/api/caller";
import { TestPortal } from "../support/portal/backend";

const nobody = "00000000-0000-7000-8000-000000000000";
const calls = listCalls(operations).filter(({ operation }) => operation.access === "staff");
const barred = ["unauthenticated", "forbidden", "role_missing", "scope_missing"];

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
});
afterAll(() => portal.close());

/** The codes of those calls that the caller is not let in to, by name. */
async function refusedTo(caller: Caller): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  for (const { name, operation } of calls) {
    const { method, path, body } = operation;
    const address = path.replace(/\{\w+\}/, nobody);
    const { code } =
      method === "GET"
        ? await caller.get(address)
        : await caller.raw(method, address, body ? "{}" : "", "application/json");
    if (barred.includes(code)) refused[name] = code;
  }
  return refused;
}

const isOpened = (name: string, rights: readonly (keyof typeof callsByRight)[]) =>
  rights.some((right) => callsByRight[right].test(name));

/** Every other call, with the code that refuses it. */
const others = (isOpen: (name: string) => boolean, code: string) =>
  Object.fromEntries(calls.filter(({ name }) => !isOpen(name)).map(({ name }) => [name, code]));

test("the rights of each role are as decided", () => {
  expect(Object.fromEntries(staffRoles.map((role) => [role, roleRights[role]]))).toEqual(
    rightsByRole,
  );
});

test("every staff call is allowed by some right", () => {
  expect(calls.map(({ name }) => name).filter((name) => !isOpened(name, staffRights))).toEqual([]);
});

describe.each(staffRoles)("%s", (role) => {
  test("makes the calls of the role, and no other", async () => {
    const person = await portal.admin([role]);
    expect(await refusedTo(person)).toEqual(
      others((name) => isOpened(name, rightsByRole[role]), "role_missing"),
    );
  });

  test.each(tokenRights)("with a token for %s makes no more than its calls", async (scope) => {
    const person = await portal.admin([role]);
    if (!rightsByRole[role].includes(scope)) {
      await person.confirm();
      const body = { name: "script", scopes: ["read", scope], days: 1 };
      expect(await person.post("/auth/api-tokens", body)).toMatchObject({
        status: 403,
        code: "role_missing",
      });
      return;
    }
    const token = await tokenOf(portal, person, ["read", scope]);
    expect(await refusedTo(token)).toEqual(
      others((name) => isOpened(name, [scope]) && !neverByToken.test(name), "scope_missing"),
    );
  });
});

test("without any role no staff call is allowed, and the refusal names the required role", async () => {
  const person = await portal.admin([]);
  expect(await refusedTo(person)).toEqual(others(() => false, "role_missing"));
  expect(await person.post("/wallets/admin/credit", {})).toMatchObject({
    status: 403,
    message: "Your staff role doesn't allow this. Required role: Treasury.",
  });
  expect((await person.post("/payout-stop", {})).message).toContain("Compliance or Treasury");
});
