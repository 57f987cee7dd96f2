// What visitors wrote, as administrators read it and tick it off.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const articles = (html: string) => html.match(/<li class="panel">[\s\S]*?<\/li>/g) ?? [];

const formOf = (page: ShownPage) =>
  page.forms.find(({ id }) => id?.startsWith("message-"))?.id ?? "";

async function write(message: string, email = "viv@example.org") {
  const visitor = portal.visitor();
  await visitor.submit(await visitor.get("/contact"), { fullname: "Viv Visitor", email, message });
}

test("an empty list says what would be listed", async () => {
  expect((await admin.get("/admin/messages?state=open")).text).toContain("No open messages");
  expect((await admin.get("/admin/messages?state=answered")).text).toContain(
    "No answered messages",
  );
  expect((await admin.get("/admin/messages")).text).toContain("No messages");
});

test("a message is shown with its line breaks, answered by email, marked as answered and reopened", async () => {
  await write("First line\n<b>second</b> line", "viv+1@example.org");
  const list = await admin.get((await admin.get("/admin")).link("Messages"));
  expect([list.path, list.heading]).toEqual(["/admin/messages?state=open", "Messages"]);
  expect(list.html).toMatch(/First line\r?\n&lt;b&gt;second&lt;\/b&gt; line/);
  expect(list.link("viv+1@example.org")).toBe(
    "mailto:viv%2B1@example.org?subject=Your%20message%20to%20Meridian",
  );
  const form = formOf(list);
  const after = await admin.follow(await admin.submit(list, {}, { form }));
  expect([after.path, after.notice]).toEqual(["/admin/messages?state=open", "Marked as answered"]);
  expect(after.text).toContain("No open messages");
  const answered = await admin.get("/admin/messages?state=answered");
  expect(answered.text).toMatch(/Answered.*, answered \d+ \w+ 20\d\d/);
  const opened = await admin.follow(await admin.submit(answered, {}, { form }));
  expect([opened.path, opened.notice]).toEqual([
    "/admin/messages?state=answered",
    "Message reopened",
  ]);
  expect(articles((await admin.get("/admin/messages?state=open")).html)).toHaveLength(1);
});

test("a page has ten, and the state is kept from page to page", async () => {
  for (let number = 0; number < 11; number += 1) await write(`Message ${number}`);
  const first = await admin.get("/admin/messages?state=open");
  expect(articles(first.html)).toHaveLength(10);
  expect(articles(first.html)[0], "the longest waiting").toContain("First line");
  expect(articles((await admin.get("/admin/messages")).html)[0], "the newest").toContain(
    "Message 10",
  );
  expect(first.link("Next")).toBe("/admin/messages?state=open&page=2");
  expect((await admin.get("/admin/messages?state=open&page=9")).location).toBe(
    "/admin/messages?state=open&page=2",
  );
  expect((await admin.get("/admin/messages?state=odd&page=x")).status).toBe(200);
});

test("a message that was deleted says so", async () => {
  const answer = await admin.post("/admin/messages", { id: "no-such-id", state: "answered" });
  expect([answer.status, answer.messages]).toEqual([200, ["Not found"]]);
  expect((await admin.get("/admin/messages/no-such-id")).status).toBe(404);
});

test("a message has a URL of its own, where it can be marked as well", async () => {
  const list = await admin.get("/admin/messages?state=open");
  const page = await admin.get(list.link("Viv Visitor"));
  expect([page.path, page.link("All messages")]).toEqual([
    expect.stringMatching(/^\/admin\/messages\/[\w-]+$/),
    "/admin/messages?state=open",
  ]);
  expect(page.text).toContain("First line");
  const after = await admin.follow(await admin.submit(page, {}, { form: formOf(page) }));
  expect([after.path, after.notice]).toEqual([page.path, "Marked as answered"]);
  const opened = await admin.follow(await admin.submit(after, {}, { form: formOf(page) }));
  expect([opened.path, opened.notice, opened.text.includes("Mark as answered")]).toEqual([
    page.path,
    "Message reopened",
    true,
  ]);
});

test("the queue leads from one to the next, forward and back, and on after each is marked", async () => {
  const first = await admin.open("/admin/queues/messages");
  expect(first.text).toContain("Contact messages 1 of 12 in queue");
  expect([first.text.includes("First line"), first.links("Previous"), first.link("Back")]).toEqual([
    true,
    [],
    "/admin",
  ]);
  const second = await admin.get(first.link("Next"));
  expect([second.text.includes("Message 0"), second.link("Previous")]).toEqual([true, first.path]);
  const after = await admin.follow(await admin.submit(first, {}, { form: formOf(first) }));
  expect([after.path, after.notice]).toEqual([second.path, "Marked as answered: Viv Visitor"]);
  expect(after.text).toContain("Contact messages 1 of 11 in queue");
  expect((await admin.get(first.path)).text).toContain("Already reviewed · 11 left in queue");
});
