// What a visitor writes arrives, sealed, and leaves again when its time is over.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { contactMessagesIn } from "~server/features/contact/store";
import { auditIn } from "~server/features/audit/store";
import { idempotencyIn } from "~server/http/idempotency-store";
import { eraseDue } from "~server/background/erase-due";
import { ContactMessage, ContactPage } from "~server/features/contact/schemas";
import { outboxIn } from "~server/features/email/store";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";
import { read } from "../support/people/people";

const letter = {
  fullname: "Vera Visitor",
  email: "vera@example.org",
  message: "How long does a withdrawal take?\nThank you.",
};
const from = (address: string) => ({ headers: { "x-client-address": address } });

describeEitherEngine("a visitor's message", (portal) => {
  const listed = async (query = "") =>
    read(ContactPage, await (await portal().admin()).get(`/contact-messages${query}`));

  test("reaches the administrators as it was written, newest first", async () => {
    expect(await portal().visitor().post("/contact", letter)).toMatchObject({ status: 201 });
    portal().advance({ minutes: 1 });
    await portal()
      .visitor()
      .post("/contact", { ...letter, message: "A second one" });
    const { messages, total } = await listed();
    expect(total).toBe(2);
    expect(messages).toMatchObject([
      { message: "A second one", state: "open" },
      { ...letter, state: "open" },
    ]);
    expect((await listed("?limit=1&page=2")).messages).toMatchObject([letter]);
  });

  test("is announced by email to each administrator who may answer it, without its text", async () => {
    const [ada, idle, customer] = [
      await portal().admin(),
      await portal().admin(),
      await portal().register(),
    ];
    await usersIn(portal().context.storage.db).update(idle.id, { account_status: "inactive" });
    await portal()
      .visitor()
      .post("/contact", { ...letter, message: "Is this mailed?" });
    const announced = ({ subject }: { subject?: string | undefined }) =>
      subject === "New contact message";
    const [mail, ...others] = (await mailsTo(portal(), ada.email)).filter(announced);
    expect(others).toEqual([]);
    const links = (await listed()).messages.map(
      ({ id }) => `http://localhost:3000/admin/messages/${id}`,
    );
    expect(links.filter((link) => mail?.text?.includes(link))).toHaveLength(1);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/vera|visitor@|Is this mailed/i);
    for (const { email } of [idle, customer]) {
      expect((await mailsTo(portal(), email)).filter(announced)).toEqual([]);
    }
  });

  test("reaches those who may answer it, however many others joined later, and all staff only if no one may", async () => {
    const own = await TestPortal.open(portal().engine);
    const subjects = async ({ id }: { id: string }) =>
      (await outboxIn(own.context.storage.db).ofUser(id)).filter(
        ({ kind }) => kind === "message_arrived",
      ).length;
    const owner = await own.admin(["owner"]);
    await own.visitor().post("/contact", letter);
    expect(await subjects(owner)).toBe(1);
    const support = await own.admin(["support"]);
    for (let number = 0; number < 20; number += 1) {
      own.advance({ minutes: 1 });
      await own.admin(["auditor"]);
    }
    await own.visitor().post("/contact", letter);
    expect([await subjects(support), await subjects(owner)]).toEqual([1, 1]);
    await own.close();
  });

  test("is stored encrypted", async () => {
    const rows = await contactMessagesIn(portal().context.storage.db).list(undefined, {
      limit: 10,
      offset: 0,
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/vera visitor|vera@|withdrawal/i);
  });

  test("can be marked as answered and reopened, and the audit log records both", async () => {
    const admin = await portal().admin();
    const [first] = (await listed()).messages;
    const address = `/contact-messages/${first?.id}`;
    const answered = read(ContactMessage, await admin.patch(address, { state: "answered" }));
    portal().advance({ minutes: 5 });
    expect(read(ContactMessage, await admin.patch(address, { state: "answered" }))).toEqual(
      answered,
    );
    expect(read(ContactMessage, await admin.get(address))).toEqual(answered);
    expect((await listed("?state=open")).messages.map(({ id }) => id)).not.toContain(first?.id);
    expect((await listed("?state=answered")).total).toBe(1);
    expect(
      read(ContactMessage, await admin.patch(address, { state: "open" })).answeredAt,
    ).toBeUndefined();
    const lines = await auditIn(portal().context.storage.db).ofSubject(`contact:${first?.id}`);
    expect(lines.map(({ action }) => action)).toEqual(["contact.answered", "contact.open"]);
  });

  test("is not stored unencrypted with the idempotency key of the call that marked it", async () => {
    const admin = await portal().admin();
    const [first] = (await listed()).messages;
    const tick = () =>
      admin.patch(
        `/contact-messages/${first?.id}`,
        { state: "answered" },
        { headers: { "Idempotency-Key": "ticked-off-once" } },
      );
    const answered = read(ContactMessage, await tick());
    expect(answered).toMatchObject({ message: first?.message, state: "answered" });
    expect(read(ContactMessage, await tick())).toEqual(answered);
    const kept = await idempotencyIn(portal().context.storage.db).byKey(
      admin.id,
      "ticked-off-once",
    );
    expect(kept?.answer).toContain(first?.id);
    expect(kept?.answer).not.toMatch(/vera|withdrawal|second|mailed/i);
  });

  test("can't be marked if it doesn't exist, or with an unknown state", async () => {
    const admin = await portal().admin();
    expect((await admin.patch("/contact-messages/none", { state: "answered" })).status).toBe(404);
    expect((await admin.patch("/contact-messages/none", { state: "gone" })).errors).toHaveProperty(
      "state",
    );
    expect((await admin.get("/contact-messages/none")).status).toBe(404);
  });

  test.each([
    ["fullname", { fullname: " " }],
    ["email", { email: "vera at example" }],
    ["message", { message: "" }],
    ["message", { message: "x".repeat(4001) }],
  ])("with a bad %s is refused on that field", async (field, fault) => {
    const answer = await portal()
      .visitor()
      .post("/contact", { ...letter, ...fault });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([400, [field]]);
  });

  test("is one of ten in an hour from one IP address", async () => {
    const send = (address: string) => portal().visitor().post("/contact", letter, from(address));
    for (let count = 0; count < 10; count += 1) expect((await send("192.0.2.77")).status).toBe(201);
    expect(await send("192.0.2.77")).toMatchObject({ status: 429, code: "too_many_requests" });
    expect((await send("192.0.2.78")).status).toBe(201);
    portal().advance({ minutes: 61 });
    expect((await send("192.0.2.77")).status).toBe(201);
  });

  test("counts an IPv6 network as one address: a subscriber has billions of them", async () => {
    const send = (address: string) => portal().visitor().post("/contact", letter, from(address));
    for (let count = 0; count < 10; count += 1)
      expect((await send(`2001:db8:77:1::${count}`)).status).toBe(201);
    expect((await send("2001:db8:77:1:ffff::1")).status).toBe(429);
    expect((await send("2001:db8:78::1")).status).toBe(201);
  });

  test("is stored once if sent again with the same key", async () => {
    const before = (await listed()).total;
    const headers = { "Idempotency-Key": "contact-once" };
    await portal().visitor().post("/contact", letter, { headers });
    await portal().visitor().post("/contact", letter, { headers });
    expect((await listed()).total).toBe(before + 1);
  });

  test("is deleted after twelve months, and not before", async () => {
    const total = (await listed()).total;
    portal().advance({ days: 360 });
    await eraseDue(portal().context);
    expect((await listed()).total).toBe(total);
    portal().advance({ days: 6 });
    await eraseDue(portal().context);
    expect((await listed()).total).toBe(0);
  });
});
