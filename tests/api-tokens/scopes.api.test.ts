// What each scope of an API token opens, over every operation, as the operation says.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "~server/operations";
import { listCalls } from "~server/features/api-reference/calls";
import { rightsFor, type Operation } from "~server/http/operation";
import { tokenScopes, type TokenScope } from "~server/http/token-scopes";
import { tokenOf } from "../support/api/api-token-of";
import { TestPortal } from "../support/portal/backend";
import { type Caller } from "../support/api/caller";

const nobody = "00000000-0000-7000-8000-000000000000";

const opens = (scope: TokenScope, operation: Operation) =>
  operation.scope === "right"
    ? rightsFor(operation).some((right) => right === scope)
    : operation.scope === scope;

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
    test.each(closed)("$name", async ({ operation }) => {
      const { method, path, body } = operation;
      const address = path.replace(/\{\w+\}/, nobody);
      const caller = callers.get(scope);
      const answer =
        method === "GET"
          ? await caller?.get(address)
          : await caller?.raw(method, address, body ? "{}" : "", "application/json");
      if (opens(scope, operation))
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
