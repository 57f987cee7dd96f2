// An operation says who may call it and with which scope, or it does not compile; without a scope it is closed to API tokens.
import { describe, expect, expectTypeOf, test } from "vitest";
import { identify } from "~server/features/sign-in/identify";
import { checkMayCall } from "~server/http/rights";
import type { Access, Operation } from "~server/http/operation";
import { MessageResponse } from "~server/features/users/schemas";
import { tokenScopes } from "~server/http/token-scopes";
import { TestPortal } from "../support/portal/backend";
import { password } from "../support/people/people";

const definition = {
  path: "/statements/planted",
  summary: "Planted",
  status: 200,
  answer: MessageResponse,
  refusals: [],
} as const;
const planted = (method: Operation["method"], access: Exclude<Access, "open">): Operation =>
  access === "signed-in"
    ? { ...definition, method, access, scope: null }
    : method === "GET"
      ? { ...definition, method, access, scope: null, right: "view" }
      : { ...definition, method, access, scope: null, right: "view", stepUp: null };

describe("a planted operation", () => {
  type Planted = typeof definition & { method: "GET" };

  test("without access does not compile", () => {
    expectTypeOf<Planted & { access: "signed-in"; scope: "read" }>().toExtend<Operation>();
    expectTypeOf<Planted & { scope: "read" }>().not.toExtend<Operation>();
  });

  test("without a scope does not compile, unless it is open", () => {
    expectTypeOf<Planted & { access: "signed-in" }>().not.toExtend<Operation>();
    expectTypeOf<Planted & { access: "signed-in"; scope: undefined }>().not.toExtend<Operation>();
    expectTypeOf<Planted & { access: "staff"; right: "view" }>().not.toExtend<Operation>();
    expectTypeOf<Planted & { access: "open" }>().toExtend<Operation>();
  });

  test("for staff without a right does not compile, and can't have a scope of customers", () => {
    type Staff = Planted & { access: "staff" };
    expectTypeOf<Staff & { scope: "right"; right: "view" }>().toExtend<Operation>();
    expectTypeOf<Staff & { scope: "right" }>().not.toExtend<Operation>();
    expectTypeOf<Staff & { scope: "right"; right: [] }>().not.toExtend<Operation>();
    expectTypeOf<Staff & { scope: "read"; right: "view" }>().not.toExtend<Operation>();
    expectTypeOf<Planted & { access: "signed-in"; scope: "view" }>().not.toExtend<Operation>();
  });

  test.each(["GET", "POST", "PATCH", "DELETE"] as const)(
    "with the scope null is refused to every token: %s",
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
        for (const access of ["signed-in", "staff"] as const) {
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
