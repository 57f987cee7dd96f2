// The page on which customers close their account, where records are kept and in a demo.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { usersIn } from "~server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ RETENTION_YEARS: "5" });
afterAll(() => portal.close());

const path = "/dashboard/settings/closing";
const form = { form: "account-closing" };

test("closing an account is found in the settings, asks for the password, and signs out", async () => {
  const nora = await portal.signInAs("nora");
  const data = await nora.get((await nora.get("/dashboard/settings")).link("My data"));
  const page = await nora.get(data.link("Close your account"));
  expect(page.path).toBe(path);
  expect(page.text).toContain("keep records of your identity and payments for 5 years");
  expect((await nora.submit(page, { password: "" }, form)).messages).toEqual([
    "Enter your password",
  ]);
  const wrong = await nora.submit(page, { password: "wrong" }, form);
  expect(wrong.messages).toEqual(["Incorrect password"]);
  const closed = await nora.follow(await nora.submit(page, { password: demoPassword }, form));
  expect(closed.path).toMatch(/^\/login/);
  expect(closed.text).toContain("Your account is closed.");
  expect((await nora.get("/dashboard")).location).toMatch(/^\/login/);
});

test.each([
  [
    "a balance",
    "hana",
    /Your wallet still contains [$][\d,]+\.\d\d ?\. Withdraw it first/,
    "Withdraw",
  ],
  ["a balance in pounds", "george", /Your wallet still contains £/, "Withdraw"],
  ["the role of staff", "admin", /Staff accounts are closed by an owner/, undefined],
] as const)(
  "%s keeps it open: the page says what to do, and has no form",
  async (_what, who, says, link) => {
    const person = await portal.signInAs(who);
    const page = await person.get(path);
    expect(page.text).toMatch(says);
    expect(page.html).not.toContain('name="password"');
    if (link) expect(page.link(link)).toBe("/dashboard/wallet/withdrawal");
  },
);

test("a refusal that only the server knows is shown on the page", async () => {
  const pavel = await portal.signInAs("pavel");
  const page = await pavel.get(path);
  const admin = await portal.signInAs("admin");
  const user = await usersIn(portal.backend.context.storage.db).byEmail("pavel@example.com");
  const person = await admin.get(`/admin/users/${user?.id}`);
  const dialog = await admin.get(person.link("Block payouts"));
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await admin.submit(dialog, { until, reason: "A report" }, { form: "payout-block" });
  const refused = await pavel.submit(page, { password: demoPassword }, form);
  expect(refused.messages.join()).toContain("blocked, so it can't be closed yet");
  expect((await pavel.get(path)).link("Contact support")).toBe("/contact");
});
