// A call that nobody gave a scope is closed to API tokens: it does not compile, and is refused if it runs.
import { describe, expect, expectTypeOf, test } from "vitest";
import { identify } from "~server/api/callers/identify";
import { checkMayCall } from "~server/api/callers/rights";
import { listCalls } from "~server/api/reference/calls";
import type { Access, Endpoint } from "~server/contract/endpoint";
import { scopeOf, type ScopeTable } from "~server/contract/scope-of";
import { Done } from "~server/contract/schemas/accounts";
import { tokenScopes } from "~server/contract/values/token-scopes";
import { TestPortal } from "../support/backend";
import { password } from "../support/people";

const planted = (method: Endpoint["method"], access: Access): Endpoint => ({
  method,
  path: "/statements/planted",
  access,
  summary: "Planted",
  answer: Done,
});

describe("a planted call without a scope", () => {
  test("does not compile", () => {
    type Calls = Record<"statements", Record<"planted" | "list", { access: "signed-in" }>>;
    expectTypeOf<{ statements: { list: "read"; planted: null } }>().toExtend<ScopeTable<Calls>>();
    expectTypeOf<{ statements: { list: "read" } }>().not.toExtend<ScopeTable<Calls>>();
    expectTypeOf<{ statements: { list: "read"; planted: undefined } }>().not.toExtend<
      ScopeTable<Calls>
    >();
  });

  test("of administrators takes no smaller scope", () => {
    type Calls = Record<"users", Record<"planted", { access: "admin" }>>;
    expectTypeOf<{ users: { planted: "admin" } }>().toExtend<ScopeTable<Calls>>();
    expectTypeOf<{ users: { planted: "read" } }>().not.toExtend<ScopeTable<Calls>>();
  });

  test.each(["GET", "POST", "PATCH", "DELETE"] as const)(
    "is refused to every token: %s",
    async (method) => {
      const portal = await TestPortal.open("SQLite");
      try {
        const person = await portal.admin();
        await person.post("/auth/confirm-password", { password });
        const made = await person.post("/auth/api-tokens", {
          name: "all",
          scopes: tokenScopes,
          days: 1,
        });
        const actor = await identify(portal.context, Object(made.body).token);
        expect(actor?.scopes?.size).toBe(tokenScopes.length);
        for (const access of ["signed-in", "admin"] as const) {
          expect(checkMayCall(planted(method, access), actor)).toMatchObject({
            refused: "scope_missing",
          });
        }
      } finally {
        await portal.close();
      }
    },
  );
});

test("open calls take no token", () => {
  const open = listCalls().filter(({ endpoint }) => endpoint.access === "open");
  expect(open.map(({ endpoint }) => scopeOf(endpoint))).toEqual(open.map(() => null));
});
