// A user who lost their mailbox gets a new email, from the staff's form to the first sign-in, without scripts.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { databaseState } from "../support/database/database-state";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

const portal = await openPortal();
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
const users = usersIn(portal.backend.context.storage.db);
afterAll(() => portal.close());

const mails = (email: string) =>
  mailsTo({ context: portal.backend.context, dataDir: portal.dataDir }, email);
const inDialog = { form: "email-change" };
const reason = "Passport checked in a video call";

async function pathOf(name: string): Promise<string> {
  return `/admin/users/${(await users.byEmail(`${name}@example.com`))?.id}`;
}

/** Opens the form from the user's page, and sends it with the password. */
async function send(by: Visitor, name: string, typed: Readonly<Record<string, string>>) {
  const dialog = await by.get((await by.get(await pathOf(name))).link("Change email"));
  return by.submit(dialog, { reason, password: demoPassword, ...typed }, inDialog);
}

/** The password is asked for first, unless it was typed within the last minutes. */
async function approve(by: Visitor, request: string) {
  const question = await by.get((await by.get(request)).link("Approve"));
  const next = await by.follow(await by.submit(question, {}, { form: "approval-decision" }));
  if (!next.path.startsWith("/admin/confirm-password")) return next;
  const again = await by.follow(await by.submit(next, { password: demoPassword }));
  return by.follow(await by.submit(again, {}, { form: "approval-decision" }));
}

async function linkIn(email: string): Promise<string> {
  return `/confirm-new-email?token=${tokenIn(await mails(email), "confirm-new-email")}`;
}

test("a refused form shows its errors next to its fields, and keeps the entered values", async () => {
  const dialog = await ada.get(`${await pathOf("hana")}/email-change`);
  expect(dialog.text).toContain("For a user who no longer has access to hana@example.com.");
  const empty = await ada.submit(dialog, {}, inDialog);
  expect(empty.messages).toEqual(
    expect.arrayContaining(["Enter an email address, such as name@example.com"]),
  );
  const passwordless = await ada.submit(
    dialog,
    { email: "hana@mailbox.example.org", reason },
    inDialog,
  );
  expect(passwordless.messages).toContain("Enter your password");
  const taken = await send(ada, "hana", { email: "Pavel@example.com" });
  expect(taken.messages).toContain("A user with this email already exists. Use a different one.");
  expect(taken.form("email-change").fields).toMatchObject({ email: "Pavel@example.com", reason });
});

test("a request is refused if no one else could approve it, and says what is missing", async () => {
  const second = await users.byEmail("second.admin@example.com");
  const others = await users.activeStaffWith(["compliance", "owner"]);
  const admin = await users.byEmail("admin@example.com");
  const alone = others.filter(({ id }) => id !== admin?.id);
  for (const { id } of alone) await users.update(id, { account_status: "inactive" });
  const refused = await send(ada, "hana", { email: "hana@mailbox.example.org" });
  expect(refused.messages).toContainEqual(
    expect.stringContaining("This needs a second person's approval"),
  );
  for (const { id } of alone) await users.update(id, { account_status: "active" });
  expect(alone.map(({ id }) => id)).toContain(second?.id);
});

test("a new email is requested by one person, approved by another, and confirmed with a link in the new mailbox", async () => {
  const hana = await portal.signInAs("hana");
  const email = "hana@mailbox.example.org";
  const request = await ada.follow(await send(ada, "hana", { email }));
  expect(request.notice).toBe(
    "Sent for approval. Nothing will change until a colleague approves it.",
  );
  expect([request.links("Approve"), await mails(email)]).toEqual([[], []]);
  const seen = await ben.get(request.path);
  expect(seen.text).toMatch(
    /Change Change email Applies to Account Current email hana@example\.com New email hana@mailbox\.example\.org/,
  );
  expect(seen.text).toContain(`Reason ${reason}`);
  const done = await approve(ben, request.path);
  expect(done.notice).toBe("Request approved. We've sent a link to the new email.");
  expect(done.text).toContain("Current email hana@example.com");
  expect(subjectsOf(await mails("hana@example.com"))).toContain("Your email is about to change");
  const awaited = /Awaiting confirmation\. Link sent \d+ \w+ 20\d\d, .*, expires \d+ \w+ 20\d\d, /;
  expect(done.text).toMatch(awaited);
  const account = await ada.get(await pathOf("hana"));
  expect(account.text).toMatch(new RegExp(`Last email change ${email} ?\\. ${awaited.source}`));
  expect(account.link("View request")).toBe(request.path);
  expect((await hana.get("/dashboard")).status).toBe(200);

  const visitor = portal.visitor();
  const link = await linkIn(email);
  const before = databaseState(portal.dataDir);
  const page = await visitor.get(link);
  expect(databaseState(portal.dataDir)).toEqual(before);
  expect(page.heading).toBe("Confirm your new email");
  const confirmed = await visitor.submit(page);
  expect([confirmed.status, confirmed.location]).toEqual([303, "/login"]);
  for (const page of [request.path, account.path])
    expect((await ada.get(page)).text).toMatch(/Confirmed \d+ \w+ 20\d\d/);
  const login = await visitor.follow(confirmed);
  expect(login.notice).toBe("Your email was changed. Sign in with the new one.");
  expect((await hana.get("/dashboard")).location).toMatch(/^\/login/);
  const entered = await visitor.submit(login, { email, password: demoPassword });
  expect(entered.location).toBe("/dashboard");
  const used = await visitor.get(link);
  expect(used.heading).toBe("This link no longer works");
  expect(used.link("Contact support")).toBe("/contact");
});

test("a request is canceled if the user sets a new password before the approval, and its page says why", async () => {
  const pavel = await portal.signInAs("pavel");
  const request = await ada.follow(await send(ada, "pavel", { email: "p@mailbox.example.org" }));
  const newPassword = "a wholly new password";
  const typed = { currentPassword: demoPassword, newPassword };
  const changed = await pavel.submit(await pavel.get("/dashboard/settings/password"), typed);
  expect(changed.status).toBe(303);
  const page = await ben.get(request.path);
  expect(page.text).toContain("The user set a new password, so this request was canceled.");
  expect(page.links("Approve")).toEqual([]);
  expect(page.text).toMatch(/Canceled by Pavel/);
});

test("the link says that another account now uses the email, and changes nothing", async () => {
  const email = "george@mailbox.example.org";
  const request = await ada.follow(await send(ada, "george", { email }));
  await approve(ben, request.path);
  const pavel = await users.byEmail("pavel@example.com");
  await users.update(pavel?.id ?? "", { email, email_key: email });
  const visitor = portal.visitor();
  const refused = await visitor.submit(await visitor.get(await linkIn(email)));
  expect(refused.messages).toEqual([
    "Another account uses this email now, so your email wasn't changed. Contact support.",
  ]);
  expect(await users.byEmail("george@example.com")).toBeDefined();
});
