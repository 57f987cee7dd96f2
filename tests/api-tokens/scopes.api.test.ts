// What each scope of an API token opens, over every operation.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "~server/operations";
import { listCalls } from "~server/features/api-reference/calls";
import { tokenScopes, type TokenScope } from "~server/http/token-scopes";
import { tokenOf } from "../support/api/api-token-of";
import { TestPortal } from "../support/portal/backend";
import { type Caller } from "../support/api/caller";

const nobody = "00000000-0000-7000-8000-000000000000";

/** What each scope opens, written out: a new operation is refused to every token until somebody decides otherwise here, too. */
const opened: Readonly<Record<TokenScope, RegExp>> = {
  read: /^GET \/(?!auth\/(sessions|second-factor|api-tokens)|users$|users\/\{id\}\/notes$|transactions\/(all|stats\/admin(\/days)?)$|wallets\/admin\/|contact-messages|queues|audit$|outbox|proposals|reconciliation|exports\/(?!my-))/,
  money:
    /^(POST|PATCH|DELETE) \/(wallets\/(?!admin\/|bank-details\/)|payments\/|drafts($|\/)|kept-files$)|^PATCH \/transactions\//,
  admin:
    /^(GET|PATCH|POST|DELETE) \/wallets\/admin\/(?!.*-reveal$)|^(GET|POST) \/users$|^PATCH \/users\/\{id\}$|^DELETE \/transactions\/|^GET \/transactions\/(all|stats\/admin(\/days)?)$|^(GET|PATCH) \/contact-messages|^(GET|POST) \/reconciliation|^GET \/(queues|exports\/(?!my-))/,
};

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
      if (opened[scope].test(name))
        expect([
          "unauthenticated",
          "forbidden",
          "second_factor_required",
          "scope_missing",
        ]).not.toContain(answer?.code);
      else expect([answer?.status, answer?.code]).toEqual([403, "scope_missing"]);
    });
  });
});
