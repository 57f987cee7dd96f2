// Two-factor authentication of another user, as administrators see it: turning it off is offered where it is on.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { secondFactorsIn } from "../../server/features/second-factor/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const hana = await usersIn(db).byEmail("hana@example.com");
const path = `/admin/users/${hana?.id}`;
const offer = "Reset 2FA";
afterAll(() => portal.close());

test("turning off a second factor is not offered for a user without one, and its URL says so", async () => {
  const page = await admin.get(path);
  expect([page.links(offer), page.text]).toEqual([
    [],
    expect.stringContaining("Two-factor authentication Off"),
  ]);
  const dialog = await admin.get(`${path}/second-factor`);
  expect([dialog.hasId("user-second-factor"), dialog.text]).toEqual([
    false,
    expect.stringContaining("doesn't have 2FA turned on."),
  ]);
});

test("it is offered for a user who has begun a setup only once it is on", async () => {
  const now = Date.now();
  await secondFactorsIn(db).begin({
    user_id: hana?.id ?? "",
    secret: "sealed",
    enabled_at: null,
    last_used_step: null,
    created_at: now,
  });
  expect((await admin.get(path)).links(offer)).toEqual([]);
  await secondFactorsIn(db).enable({ user_id: hana?.id ?? "", secret: "sealed" }, { now, step: 1 });
  const page = await admin.get(path);
  expect(page.links(offer)).toEqual([`${path}/second-factor`]);
  expect((await admin.get(page.link(offer))).hasId("user-second-factor")).toBe(true);
});
