// Who of the staff may make which call: each role, each call, and each scope of a token that the role may have, as each operation says.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "~server/operations";
import { listCalls } from "~server/features/api-reference/calls";
import { rightsFor, type Operation } from "~server/http/operation";
import { tokenRights } from "~server/http/token-scopes";
import { roleRights, staffRoles, type StaffRight } from "~server/kernel/staff-roles";
import { tokenOf } from "../support/api/api-token-of";
import { type Caller } from "../support/api/caller";
import { TestPortal } from "../support/portal/backend";

const nobody = "00000000-0000-7000-8000-000000000000";
const calls = listCalls(operations).filter(({ operation }) => operation.access === "staff");
const moneyRights: readonly StaffRight[] = ["transactions", "adjustments"];
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

const isOpened = (operation: Operation, rights: readonly StaffRight[]) =>
  rightsFor(operation).some((right) => rights.includes(right));

/** Every other call, with the code that refuses it. */
const others = (isOpen: (operation: Operation) => boolean, code: string) =>
  Object.fromEntries(
    calls.filter(({ operation }) => !isOpen(operation)).map(({ name }) => [name, code]),
  );

test("no role may both change money and the people who approve it", () => {
  const both = staffRoles.filter((role) => {
    const rights: readonly StaffRight[] = roleRights[role];
    return rights.includes("staff") && rights.some((right) => moneyRights.includes(right));
  });
  expect(both).toEqual([]);
});

describe.each(staffRoles)("%s", (role) => {
  test("makes the calls of the role, and no other", async () => {
    const person = await portal.admin([role]);
    expect(await refusedTo(person)).toEqual(
      others((operation) => isOpened(operation, roleRights[role]), "role_missing"),
    );
  });

  test.each(tokenRights)("with a token for %s makes no more than its calls", async (scope) => {
    const person = await portal.admin([role]);
    const rights: readonly StaffRight[] = roleRights[role];
    if (!rights.includes(scope)) {
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
      others(
        (operation) => operation.scope === "right" && isOpened(operation, [scope]),
        "scope_missing",
      ),
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
