// A page makes several calls at the same time; who makes them is looked up once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "~server/features";
import { recordRefusedCall } from "~server/features/audit/record-refusal";
import { identify } from "~server/features/sign-in/identify";
import { dispatcher } from "~server/http/dispatch";
import { operations } from "~server/operations";
import { TestPortal } from "../support/portal/backend";

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
});
afterAll(() => portal.close());

/** The API with a count of how often it looked a caller up. */
function counted() {
  let lookups = 0;
  const dispatch = dispatcher({
    endpoints: features.flatMap(({ endpoints }) => endpoints),
    identify: (context, token) => ((lookups += 1), identify(context, token)),
    recordRefusedCall,
  });
  const profileOf = (token: string, requestId: string | null) =>
    dispatch(portal.context, operations.auth.profile, {
      token,
      requestId,
      params: {},
      query: {},
      readBody: () => Promise.resolve({ value: undefined }),
      key: null,
      address: null,
      device: null,
    });
  return { profileOf, lookups: () => lookups };
}

test("calls of one request made at the same time share the lookup", async () => {
  const hana = await portal.register();
  const { profileOf, lookups } = counted();
  const results = await Promise.all([1, 2, 3].map(() => profileOf(hana.token, "request-1")));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(lookups()).toBe(1);
});

test("calls of other requests, of other users, and without a request do not", async () => {
  const [hana, ida] = [await portal.register(), await portal.register()];
  const { profileOf, lookups } = counted();
  await Promise.all([
    profileOf(hana.token, "request-1"),
    profileOf(hana.token, "request-2"),
    profileOf(ida.token, "request-1"),
    profileOf(hana.token, null),
  ]);
  expect(lookups()).toBe(4);
});

test("a later call of the same request is looked up again, because the session may have ended", async () => {
  const hana = await portal.register();
  const { profileOf, lookups } = counted();
  expect(await profileOf(hana.token, "request-1")).toMatchObject({ ok: true });
  await hana.post("/auth/logout", {});
  expect(await profileOf(hana.token, "request-1")).toMatchObject({
    ok: false,
    problem: { status: 401 },
  });
  expect(lookups()).toBe(2);
});
