// Adjustments and deletions after a while: the password first, then back to the form with the entries, which nothing has sent.
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { walletOf, balancesOf } = seededWallets(portal);
afterAll(() => portal.close());

test("a credit asks for the password, keeps the entries, and is posted once it is sent again", async () => {
  const { path } = await walletOf("hana");
  const before = await balancesOf("hana");
  portal.passMinutes(16);
  const question = await admin.follow(
    await admin.submit(
      await admin.get(`${path}/credit`),
      { amount: "12.00", description: "Goodwill" },
      { form: "credit" },
    ),
  );
  expect([question.path.split("%3F")[0], question.heading]).toEqual([
    `/admin/confirm-password?returnTo=${encodeURIComponent(`${path}/credit`)}`,
    "Confirm it's you",
  ]);
  expect(question.notice).toBe(
    "Re-enter your password to continue. Nothing has been submitted yet.",
  );
  const form = await admin.follow(
    await admin.submit(question, { password: demoPassword }, { form: "confirm-password" }),
  );
  expect(form.path.split("?")[0]).toBe(`${path}/credit`);
  expect(form.html).toContain('value="12.00"');
  expect(await balancesOf("hana")).toEqual(before);
  await admin.submit(form, {}, { form: "credit" });
  expect((await balancesOf("hana")).available).toBe(before.available + 1200n);
});

test("a deletion asks for it, too, and for another quarter of an hour nothing does", async () => {
  const rita = await usersIn(portal.backend.context.storage.db).byEmail("rita@example.com");
  const address = `/admin/users/${rita?.id}/deletion`;
  portal.passMinutes(16);
  const question = await admin.submit(await admin.get(address), {}, { form: "user-deletion" });
  expect(question.location?.split("%3F")[0]).toBe(
    `/admin/confirm-password?returnTo=${encodeURIComponent(address)}`,
  );
  await admin.submit(
    await admin.follow(question),
    { password: demoPassword },
    { form: "confirm-password" },
  );
  portal.passMinutes(14);
  const done = await admin.follow(
    await admin.submit(await admin.get(address), {}, { form: "user-deletion" }),
  );
  expect([done.path, done.notice]).toEqual(["/admin/users", "User deleted"]);
});
