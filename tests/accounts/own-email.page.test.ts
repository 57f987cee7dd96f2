// A customer changes their email without scripts, from the settings to the link, and the owner of the previous one undoes it.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

const portal = await openPortal();
const users = usersIn(portal.backend.context.storage.db);
afterAll(() => portal.close());

const mails = (email: string) =>
  mailsTo({ context: portal.backend.context, dataDir: portal.dataDir }, email);
const form = { form: "email-change" };
const fresh = (name: string) => `${name}@mailbox.example.org`;

test("the settings lead to the form, which keeps what was typed and says what is wrong", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get((await hana.get("/dashboard/settings")).link("Change email"));
  expect(page.heading).toBe("Change email");
  expect(page.text).toContain("hana@example.com");
  const empty = await hana.submit(page, {}, form);
  expect(empty.messages).toEqual([
    "Enter an email address, such as name@example.com",
    "Enter your password",
  ]);
  const wrong = await hana.submit(page, { email: fresh("hana"), password: "wrong" }, form);
  expect(wrong.messages).toEqual(["Incorrect password"]);
  expect(wrong.form("email-change").fields).toMatchObject({ email: fresh("hana") });
  const same = { email: "Hana@example.com", password: demoPassword };
  expect((await hana.submit(page, same, form)).messages).toEqual(["This is already your email."]);
});

test("the pending change is in the settings, is sent again and canceled", async () => {
  const hana = await portal.signInAs("hana");
  const email = fresh("hana");
  const page = await hana.get("/dashboard/settings/email-change");
  const typed = { email, password: demoPassword };
  const sent = await hana.follow(await hana.submit(page, typed, form));
  expect(sent.notice).toBe("We've sent a link to the new email");
  expect(sent.text).toContain(`We sent a link to ${email} on`);
  const settings = await hana.get("/dashboard/settings");
  expect(settings.text).toContain("Waiting for confirmation");
  const shown = await hana.get(settings.link("View change"));
  const question = await hana.get(shown.link("Resend link"));
  const again = await hana.follow(await hana.submit(question, {}, { form: "email-change-link" }));
  expect(again.notice).toBe("We've sent a link to the new email");
  expect(await mails(email)).toHaveLength(2);
  const cancellation = await hana.get(again.link("Cancel change"));
  const canceled = await hana.follow(
    await hana.submit(cancellation, {}, { form: "email-change-cancellation" }),
  );
  expect(canceled.notice).toBe("The change was canceled. Your email stays as it is.");
  expect(canceled.text).not.toContain("Waiting for confirmation");
  for (const part of ["link", "cancellation"])
    expect((await hana.get(`/dashboard/settings/email-change/${part}`)).location).toBe(
      "/dashboard/settings/email-change",
    );
});

test("a confirmed change is undone from the previous mailbox: opening the link changes nothing", async () => {
  const george = await portal.signInAs("george");
  const email = fresh("george");
  const page = await george.get("/dashboard/settings/email-change");
  await george.submit(page, { email, password: demoPassword }, form);
  const visitor = portal.visitor();
  const link = `/confirm-new-email?token=${tokenIn(await mails(email), "confirm-new-email")}`;
  await visitor.submit(await visitor.get(link));
  expect((await george.get("/dashboard")).location).toMatch(/^\/login/);
  expect(await users.byEmail(email)).toBeDefined();

  const undo = tokenIn(await mails("george@example.com"), "undo-email-change");
  const before = databaseState(portal.dataDir);
  const question = await visitor.get(`/undo-email-change?token=${undo}`);
  expect(databaseState(portal.dataDir)).toEqual(before);
  expect(question.heading).toBe("Wasn't it you?");
  expect(question.text).toContain("Payouts stop until you allow them again.");
  const undone = await visitor.follow(await visitor.submit(question));
  expect(undone.path).toBe("/forgot-password");
  expect(undone.notice).toContain("Now choose a new password");
  expect((await users.byEmail("george@example.com"))?.payouts_frozen_at).not.toBeNull();
  const used = await visitor.get(`/undo-email-change?token=${undo}`);
  expect(used.heading).toBe("This link no longer works");
  expect(used.link("Contact support")).toBe("/contact");
});

test("staff have no form, and are told to ask a colleague", async () => {
  const admin = await portal.signInAs("admin");
  const settings = await admin.get("/dashboard/settings");
  expect(settings.text).toContain("You can't change your own email. Ask a colleague.");
  const page = await admin.get("/dashboard/settings/email-change");
  expect(page.forms.some(({ id }) => id === "email-change")).toBe(false);
});
