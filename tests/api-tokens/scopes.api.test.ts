// What each scope of an API token opens, over every operation.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "~server/operations";
import { listCalls } from "~server/features/api-reference/calls";
import { tokenScopes, type TokenScope } from "~server/http/token-scopes";
import { tokenOf } from "../support/api/api-token-of";
import { callsByOwnScope, callsByRight, neverByToken } from "../support/api/calls-by-right";
import { TestPortal } from "../support/portal/backend";
import { type Caller } from "../support/api/caller";

const nobody = "00000000-0000-7000-8000-000000000000";

const opens = (scope: TokenScope, name: string) =>
  scope === "read" || scope === "money"
    ? callsByOwnScope[scope].test(name)
    : callsByRight[scope].test(name) && !neverByToken.test(name);

describe("over every operation", () => {
  let portal: TestPortal;
  const callers = new Map<TokenScope, Caller>();
  beforeAll(async () => {
    portal = await TestPortal.open("SQLite");
    const admin = await portal.admin();
    for (const scope of tokenScopes) callers.set(scope, await tokenOf(portal, admin, [scope]));
  });
  afterAll(() => portal.close());

  const closed = listCalls(operations).filter(({ operation }) => operation.access !== "open");
  describe.each(tokenScopes)("the scope %s", (scope) => {
    test.each(closed)("$name", async ({ name, operation: { method, path, body } }) => {
      const address = path.replace(/\{\w+\}/, nobody);
      const caller = callers.get(scope);
      const answer =
        method === "GET"
          ? await caller?.get(address)
          : await caller?.raw(method, address, body ? "{}" : "", "application/json");
      if (opens(scope, name))
        expect([
          "unauthenticated",
          "forbidden",
          "second_factor_required",
          "role_missing",
          "scope_missing",
        ]).not.toContain(answer?.code);
      else expect([answer?.status, answer?.code]).toEqual([403, "scope_missing"]);
    });
  });
});
