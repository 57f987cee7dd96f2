// The pages on which staff block payouts and customers stop them, and what customers read then.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { usersIn } from "~server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const hana = await portal.signInAs("hana");
const { id = "" } =
  (await usersIn(portal.backend.context.storage.db).byEmail("hana@example.com")) ?? {};
afterAll(() => portal.close());

const formPath = "/dashboard/wallet/withdrawal";
/** Opened while payouts were allowed. */
const early = await hana.get(formPath);

const reason = "We are checking a report about your last sign-in.";
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("staff block someone's payouts, from the user's page", async () => {
  const person = await admin.get(`/admin/users/${id}`);
  expect(person.text).toContain("Payouts Allowed");
  const dialog = await admin.get(person.link("Block payouts"));
  const wrong = await admin.submit(
    dialog,
    { until: inDays(-1), reason: " " },
    { form: "payout-block" },
  );
  expect(wrong.messages).toEqual(["Enter a reason for the customer"]);
  const past = await admin.submit(dialog, { until: inDays(-1), reason }, { form: "payout-block" });
  expect(past.messages).toEqual(["Choose a time within the next year"]);
  expect(past.form("payout-block").fields.reason).toBe(reason);
  const blocked = await admin.follow(
    await admin.submit(dialog, { until: inDays(3), reason }, { form: "payout-block" }),
  );
  expect([blocked.path, blocked.notice]).toEqual([person.path, "Payouts are blocked"]);
  expect(blocked.text).toMatch(/Payouts Blocked until \d+ \w+ 20\d\d.*Reason: We are checking/);
  const again = await admin.get(blocked.link("Change block"));
  expect(again.form("payout-block").fields).toMatchObject({ until: inDays(3), reason });
});

test("the customer sees until when, why, and what to do, before entering anything", async () => {
  for (const path of ["/dashboard", "/dashboard/wallet", "/dashboard/wallet/withdrawal"]) {
    const page = await hana.get(path);
    expect(page.text, path).toMatch(/Payouts from your account are blocked until \d+ \w+ 20\d\d/);
    expect(page.text, path).toContain(`Reason: ${reason}`);
    expect(page.link("Contact support"), path).toBe("/contact");
  }
  const closed = await hana.get(formPath);
  expect([closed.html.includes('name="amount"'), closed.link("Back to wallet")]).toEqual([
    false,
    "/dashboard/wallet",
  ]);
  const refused = await hana.submit(early, { amount: "5", paymentMethod: "bank" });
  expect(refused.messages.join()).toMatch(/You can't withdraw until \d+ \w+ 20\d\d/);
  expect(refused.form("withdrawal").fields.amount).toBe("5");
});

test("staff unblock payouts", async () => {
  const dialog = await admin.get((await admin.get(`/admin/users/${id}`)).link("Unblock payouts"));
  const lifted = await admin.follow(
    await admin.submit(dialog, { reason: "All clear" }, { form: "payout-unblocking" }),
  );
  expect(lifted.notice).toBe("Payouts unblocked");
  expect(lifted.text).toContain("Payouts Allowed");
  expect((await admin.get(dialog.path)).text).toContain("This user's payouts aren't blocked.");
  expect((await hana.get("/dashboard/wallet")).text).not.toContain("blocked until");
});

test("a customer stops payouts in the settings, and allows them again with the password", async () => {
  const settings = await hana.get((await hana.get("/dashboard/settings")).link("Payouts"));
  expect(settings.text).not.toContain("Payouts are stopped");
  const stopped = await hana.follow(await hana.submit(settings, {}, { form: "payout-freeze" }));
  expect(stopped.notice).toBe("Payouts from your account are stopped");
  expect(stopped.text).toContain("Payouts are stopped");
  expect((await hana.get("/dashboard")).text).toContain("You stopped payouts from your account");
  expect((await admin.get(`/admin/users/${id}`)).text).toContain("Stopped by the customer");
  expect((await hana.get(formPath)).html).not.toContain('name="amount"');
  const refused = await hana.submit(early, { amount: "5", paymentMethod: "bank" });
  expect(refused.messages.join()).toContain("You stopped payouts from your account.");
  const release = await hana.get(stopped.link("Allow payouts again"));
  const wrong = await hana.submit(release, { password: "wrong" }, { form: "payout-release" });
  expect(wrong.messages).toEqual(["Incorrect password"]);
  const allowed = await hana.follow(
    await hana.submit(release, { password: demoPassword }, { form: "payout-release" }),
  );
  expect(allowed.notice).toBe("Payouts from your account are allowed again");
  expect((await hana.follow(await hana.get(release.path))).path).toBe(settings.path);
});
