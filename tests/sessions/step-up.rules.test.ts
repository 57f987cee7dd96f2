// Which operations ask for a recent password: each that changes something for staff says so, or does not compile.
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Operation } from "~server/http/operation";
import { checkStepUp, hasRecentPassword } from "~server/http/step-up";
import type { MessageResponse } from "~server/features/users/schemas";
import { allOperations } from "../support/api/caller";

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const changesByStaff = allOperations.filter(({ method, right }) => method !== "GET" && right);

/** Nothing here moves money, or decides about a role, an identity check, or an account. */
const withoutStepUp = [
  "POST /users",
  "PATCH /contact-messages/{id}",
  "POST /outbox/{id}/retry",
  "POST /users/{id}/notes",
  "POST /notes/{id}/pin",
  "DELETE /notes/{id}/pin",
  "POST /viewers",
  "POST /reconciliation/refresh",
  "POST /reconciliation/ledger",
  "POST /wallets/admin/create/{id}",
  // Selects; deciding comes next.
  "POST /wallets/admin/bulk-actions",
  // Nothing is carried out.
  "POST /approval-requests/{id}/rejection",
  "POST /approval-requests/{id}/cancellation",
  "POST /approval-requests/rejections",
  "POST /approval-requests/cancellations",
  // In an emergency, payouts are stopped first.
  "POST /payout-stop",
  // Until an import is confirmed, nothing is posted.
  "POST /bank-statements",
  "POST /bank-statements/{id}/mapping",
  "POST /bank-statements/{id}/cancellation",
  // Says who is looking into a line.
  "POST /bank-lines/{id}/owner",
  "DELETE /bank-lines/{id}/owner",
  // Only in a demo.
  "POST /demonstration-bank/payouts",
  "POST /demonstration-bank/payouts/{id}/return",
  "POST /payments/crypto/{id}/simulation",
];

test("every change by staff requires a recent password, unless it decides nothing", () => {
  const free = changesByStaff.filter(({ stepUp }) => stepUp === null).map(nameOf);
  expect(free.toSorted()).toEqual(withoutStepUp.toSorted());
  expect(changesByStaff.length).toBeGreaterThan(free.length + 20);
});

describe("a planted operation", () => {
  interface Planted {
    path: "/planted";
    summary: "Planted";
    status: 200;
    answer: typeof MessageResponse;
    refusals: [];
  }
  type Staff = Planted & { access: "staff"; scope: "right"; right: "view" };

  test("that changes something for staff does not compile without its step-up", () => {
    expectTypeOf<Staff & { method: "GET" }>().toExtend<Operation>();
    expectTypeOf<Staff & { method: "PATCH" }>().not.toExtend<Operation>();
    expectTypeOf<Staff & { method: "PATCH"; stepUp: undefined }>().not.toExtend<Operation>();
    expectTypeOf<Staff & { method: "PATCH"; stepUp: null }>().toExtend<Operation>();
    expectTypeOf<Staff & { method: "PATCH"; stepUp: "decision" }>().toExtend<Operation>();
  });

  test("of customers, which staff may use for others, doesn't either", () => {
    type Shared = Planted & { method: "PATCH"; access: "signed-in"; scope: null; right: "view" };
    expectTypeOf<Shared>().not.toExtend<Operation>();
    expectTypeOf<Shared & { stepUp: "decision" }>().toExtend<Operation>();
  });
});

describe("an entered password", () => {
  const minutes = (count: number) => count * 60_000;
  const now = Date.UTC(2026, 10, 21, 9);
  const ago = (count: number | null) => (count === null ? null : now - minutes(count));
  const staff = { isStaff: true, scopes: null };

  test.each([
    ["at the sign-in 14 minutes ago", 14, null, null],
    ["at the sign-in 15 minutes ago", 15, null, "step_up_required"],
    ["again 14 minutes ago", 600, 14, null],
    ["again 15 minutes ago", 600, 15, "step_up_required"],
    ["at a sign-in before the clock was set back", -2, null, "step_up_required"],
  ])("%s", (_when, signedIn, confirmed, refused) => {
    const actor = { ...staff, signedInAt: ago(signedIn), confirmedAt: ago(confirmed) };
    expect(checkStepUp({ stepUp: "decision" }, actor, now)?.refused ?? null).toBe(refused);
  });

  test.each([
    ["again 4 minutes ago opens secrets", 0, 4, null],
    ["again 5 minutes ago does not", 0, 5, "password_needed"],
    ["at the sign-in does not", 0, null, "password_needed"],
  ])("%s", (_when, signedIn, confirmed, refused) => {
    const actor = { ...staff, signedInAt: ago(signedIn), confirmedAt: ago(confirmed) };
    expect(checkStepUp({ stepUp: "secret" }, actor, now)?.refused ?? null).toBe(refused);
  });

  test("is required for decisions neither of customers nor of a token, whose scopes required it", () => {
    const old = { signedInAt: ago(600), confirmedAt: null };
    const customer = { ...old, isStaff: false, scopes: null };
    const token = { signedInAt: null, confirmedAt: null, isStaff: true, scopes: new Set([]) };
    expect(checkStepUp({ stepUp: "decision" }, customer, now)).toBeNull();
    expect(checkStepUp({ stepUp: "decision" }, token, now)).toBeNull();
    expect(checkStepUp({ stepUp: "decision" }, null, now)).toBeNull();
  });

  test.each([
    ["half a minute ahead, as of a host whose clock differs", -0.5, undefined],
    ["a minute ahead", -1, undefined],
    ["more than a minute ahead, before the clock was set back", -1.01, "password_needed"],
  ])("%s", (_when, confirmed, refused) => {
    const actor = { ...staff, signedInAt: null, confirmedAt: ago(confirmed) };
    expect(checkStepUp({ stepUp: "secret" }, actor, now)?.refused).toBe(refused);
  });

  test("is not asked for where the operation doesn't need one", () => {
    const old = { ...staff, signedInAt: ago(600), confirmedAt: null };
    expect(checkStepUp({}, old, now)).toBeNull();
    expect(checkStepUp({ stepUp: null }, old, now)).toBeNull();
    expect(checkStepUp({ stepUp: "secret" }, null, now)).toBeNull();
  });

  test("of the two the later counts", () => {
    const actor = { ...staff, signedInAt: ago(14), confirmedAt: ago(600) };
    expect(checkStepUp({ stepUp: "decision" }, actor, now)).toBeNull();
  });

  test.each([
    ["again 4 minutes ago, on a page", false, 600, 4, true],
    ["again 5 minutes ago, on a page", false, 600, 5, false],
    ["at the sign-in, on a page", false, 0, null, false],
    ["at the sign-in 14 minutes ago, by an API client", true, 14, null, true],
    ["at the sign-in 15 minutes ago, by an API client", true, 15, null, false],
    ["again 14 minutes ago, by an API client", true, 600, 14, false],
    ["never, with an API token", false, null, null, false],
  ])(
    "%s lets customers change where their money goes, or not",
    (_what, isApiClient, signedIn, confirmed, has) => {
      const actor = { isApiClient, signedInAt: ago(signedIn), confirmedAt: ago(confirmed) };
      expect(hasRecentPassword(actor, now)).toBe(has);
    },
  );
});
