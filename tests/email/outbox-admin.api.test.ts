// The outbox as administrators see it: what became of each message, once more where it failed, and never what it says.
import { describe, expect, test } from "vitest";
import { outboxIn } from "~server/features/email/store";
import type { Mailer } from "~server/features/email/port";
import { eraseDue } from "~server/background/erase-due";
import { sendDue } from "~server/features/email/send-due";
import type { MailFault } from "~server/features/email/rules";
import { AuditLines } from "~server/features/audit-log/schemas";
import { OutboxMessage, OutboxPage, OutboxText } from "~server/features/email/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";
import { read, signUpBody, type Administrator } from "../support/people/people";

const mailerThat = (answer: MailFault | null): Mailer => ({
  send: () => Promise.resolve(answer),
  storedMail: () => Promise.resolve([]),
  erase: () => Promise.resolve(),
});
const sendWith = (portal: TestPortal, mailer: Mailer) =>
  sendDue({ ...portal.context, mailDispatcher: { ...portal.context.mailDispatcher, mailer } });
const found = async (admin: Administrator, query = "") =>
  read(OutboxPage, await admin.get(`/outbox${query}`));
const newestTo = async (admin: Administrator, email: string) =>
  (await found(admin, "?limit=200")).messages.find(
    ({ userDetails }) => userDetails.email === email,
  );

describeEitherEngine("the outbox for staff", (portal) => {
  test("shows each state, the number of attempts and the cause of failure, newest first", async () => {
    await outboxIn(portal().context.storage.db).clear();
    const admin = await portal().admin();
    const nora = await portal().register();
    expect((await found(admin)).messages.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
    await sendWith(portal(), mailerThat("refused"));
    expect(await newestTo(admin, nora.email)).toMatchObject({
      kind: "welcome",
      state: "failed",
      attempts: 1,
      lastError: "refused",
      canRetry: true,
    });
    expect([
      (await found(admin, "?state=failed")).total,
      (await found(admin, "?state=waiting")).total,
      (await found(admin, "?state=sent")).total,
    ]).toEqual([2, 0, 0]);
    expect(JSON.stringify(await found(admin))).not.toMatch(/verify-email|token=/);
  });

  test("resends a failed email, records who did it, and says if it is too late", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await sendWith(portal(), mailerThat("refused"));
    const id = (await newestTo(admin, nora.email))?.id ?? "";
    const again = await admin.post(`/outbox/${id}/retry`, undefined, { key: "try-once-more" });
    expect(read(OutboxMessage, again)).toMatchObject({ id, state: "waiting" });
    await sendWith(portal(), mailerThat(null));
    expect(await newestTo(admin, nora.email)).toMatchObject({
      state: "sent",
      attempts: 2,
      canRetry: false,
    });
    expect((await admin.post(`/outbox/${id}/retry`)).code).toBe("mail_on_its_way");
    const { lines } = read(AuditLines, await admin.get(`/audit?record=mail:${id}`));
    expect(lines).toMatchObject([
      {
        action: "mail.retried",
        by: { id: admin.id },
        person: { id: nora.id },
        changes: [{ field: "status", before: "failed", after: "queued" }],
      },
    ]);
    expect((await admin.post("/outbox/none/retry")).status).toBe(404);
  });

  test("keeps the text of a failed email only until it expires", async () => {
    const nora = await portal().register();
    await sendWith(portal(), mailerThat("refused"));
    const [row] = await outboxIn(portal().context.storage.db).ofUser(nora.id);
    expect(row?.contents).not.toBeNull();
    portal().advance({ days: 3, minutes: 1 });
    await eraseDue(portal().context);
    const admin = await portal().admin();
    expect(await outboxIn(portal().context.storage.db).ofUser(nora.id)).toMatchObject([
      { state: "failed", contents: null },
    ]);
    expect((await admin.post(`/outbox/${row?.id}/retry`)).code).toBe("mail_erased");
  });

  test("shows the text in a demo that stores email as files, to staff only, and records that", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await mailsTo(portal(), nora.email);
    const message = await newestTo(admin, nora.email);
    expect(message).toMatchObject({ state: "sent", canRead: true });
    const shown = read(OutboxText, await admin.get(`/outbox/${message?.id}`));
    expect([shown.to, shown.subject]).toEqual([nora.email, "Welcome to Meridian"]);
    expect(shown.text).toContain("Confirm email:\n[link removed]");
    const { lines } = read(AuditLines, await admin.get(`/audit?record=mail:${message?.id}`));
    expect(lines).toMatchObject([
      { action: "mail.seen", by: { id: admin.id }, person: { id: nora.id } },
    ]);
    expect((await nora.get(`/outbox/${message?.id}`)).status).toBe(403);
    expect((await nora.get("/outbox")).status).toBe(403);
  });
});

describeEitherEngine("links in the text of an email", (portal) => {
  test("are removed for staff, whoever the recipient is and whatever became of the email", async () => {
    const [admin, owner] = [await portal().admin(), await portal().admin(["owner"])];
    const nora = await portal().registerVerified();
    const forgot = (email: string) => portal().visitor().post("/auth/forgot-password", { email });
    const created = signUpBody(4001);
    const { password: _left, ...invited } = created;
    expect((await admin.post("/users", invited)).status).toBe(201);
    await Promise.all([nora, admin, owner].map(({ email }) => forgot(email)));
    for (const { email } of [nora, admin, owner, invited]) await mailsTo(portal(), email);
    const failing = await portal().register();
    await sendWith(portal(), mailerThat("refused"));
    const { messages } = await found(admin, "?limit=200");
    expect(messages.map(({ user }) => user)).toEqual(
      expect.arrayContaining([nora.id, admin.id, owner.id, failing.id]),
    );
    const kinds = new Set<string>();
    for (const { id, kind } of messages)
      for (const reader of [admin, owner]) {
        const { subject, text } = read(OutboxText, await reader.get(`/outbox/${id}`));
        expect(`${subject} ${text}`).not.toMatch(/token=|https?:\S*[?#]|[\w-]{43}/);
        if (text.includes("[link removed]")) kinds.add(kind);
      }
    expect([...kinds].toSorted()).toEqual(["password_reset", "user_invitation", "welcome"]);
  });
});

describe("outside of a demo, or if a demo sends email", () => {
  describeEitherEngine(
    "the text of an email",
    (portal) => {
      test("is shown to no one, and deleted once it is sent", async () => {
        const [admin, nora] = [await portal().admin(), await portal().register()];
        await sendWith(portal(), mailerThat(null));
        const message = await newestTo(admin, nora.email);
        expect(message).toMatchObject({ state: "sent", canRead: false });
        expect(await outboxIn(portal().context.storage.db).ofUser(nora.id)).toMatchObject([
          { contents: null },
        ]);
        const waiting = await portal().register();
        const { id = "" } = (await newestTo(admin, waiting.email)) ?? {};
        const answers = await Promise.all(
          [message?.id ?? "", id].map((one) => admin.get(`/outbox/${one}`)),
        );
        expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      });

      test("is never sent to demo users, and the outbox says so", async () => {
        await outboxIn(portal().context.storage.db).clear();
        const [admin, hana, nora] = [
          await portal().admin(),
          await portal().register({ email: "hana@example.com" }),
          await portal().register(),
        ];
        const wait = () => found(admin, "?state=waiting");
        for (let left = (await wait()).total; left > 0; left -= 1) await sendDue(portal().context);
        expect(await newestTo(admin, hana.email)).toMatchObject({
          state: "failed",
          lastError: "withheld",
          attempts: 1,
          canRetry: false,
        });
        expect(await newestTo(admin, nora.email)).toMatchObject({
          state: "waiting",
          lastError: "unreachable",
        });
      });
    },
    { MODE: "demo", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Meridian <no-reply@example.com>" },
  );
});
