// The outbox as administrators see it: what went, what failed, once more, and what the demo's messages say.
import { afterAll, expect, test } from "vitest";
import { outboxIn } from "~server/features/email/store";
import { sendDue } from "~server/features/email/send-due";
import { openPortal } from "../support/portal/in-process-portal";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { context } = portal.backend;
afterAll(() => portal.close());

async function write() {
  const visitor = portal.visitor();
  await visitor.submit(await visitor.get("/contact"), {
    fullname: "Viv Visitor",
    email: "viv@example.org",
    message: "Hello",
  });
}

test("the outbox is empty at first, and says what would be listed", async () => {
  await outboxIn(context.storage.db).clear();
  const page = await admin.get((await admin.get("/admin")).link("Outbox"));
  expect([page.path, page.heading]).toEqual(["/admin/outbox", "Outbox"]);
  expect(page.text).toContain("No emails");
  expect((await admin.get("/admin/outbox?state=odd&page=x")).status).toBe(200);
});

test("it says in plain words why an email failed, and retries it", async () => {
  await write();
  const mailer = {
    send: () => Promise.resolve("refused" as const),
    storedMail: () => Promise.resolve([]),
    erase: () => Promise.resolve(),
  };
  await sendDue({ ...context, mailDispatcher: { ...context.mailDispatcher, mailer } });
  const failed = await admin.get("/admin/outbox?state=failed");
  expect(failed.text).toContain("The mail server rejected the recipient.");
  expect(rowsOf(failed).length).toBeGreaterThan(0);
  const form = failed.forms.find(({ id }) => id?.startsWith("retry-"))?.id ?? "";
  const after = await admin.follow(await admin.submit(failed, {}, { form }));
  expect([after.path, after.notice]).toEqual([
    "/admin/outbox?state=failed",
    "Retrying. Refresh in a moment.",
  ]);
});

test("it shows an email of the demo as text, with its markup escaped", async () => {
  await write();
  await sendDue(context);
  const list = await admin.get("/admin/outbox?state=sent");
  const message = await admin.get(list.link("Read New contact message"));
  expect(message.heading).toBe("New contact message");
  expect(message.text).toMatch(/To [\w.]*admin@example.com/);
  expect((await admin.get("/admin/outbox/no-such-message")).status).toBe(404);
});

test("it says that an email was deleted", async () => {
  const answer = await admin.post("/admin/outbox", { id: "no-such-id" });
  expect([answer.status, answer.messages]).toEqual([200, ["Not found"]]);
});
