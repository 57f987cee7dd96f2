// The outbox: an email is queued with the change that it reports, and is sent once by the first host, or is shown as failed.
import { expect, test } from "vitest";
import { outboxIn } from "~server/features/email/store";
import { OutboxPage } from "~server/features/email/schemas";
import { queueEmails } from "~server/features/email/queue-email";
import { sendDue } from "~server/features/email/send-due";
import type { MailFault } from "~server/features/email/rules";
import { decisionEmailExamples } from "~server/features/movements/notify-transaction";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { RecordingMailer, hostWith } from "../support/stubs/recording-mailer";
import { locationsOf } from "../support/database/stored-text";

describeEitherEngine("the outbox", (portal) => {
  const outbox = () => outboxIn(portal().context.storage.db);
  const rowsOf = (id: string) => outbox().ofUser(id);
  /** Forgets what other tests left behind. */
  const settle = () => outbox().clear();

  test("contains nothing readable, and is written only with the change it reports", async () => {
    await settle();
    const nora = await portal().register({ email: "tucked.away@example.org" });
    const [row, ...more] = await rowsOf(nora.id);
    expect([row?.kind, row?.state, more]).toEqual(["welcome", "queued", []]);
    expect(await locationsOf(portal(), "verify-email?token=")).toEqual([]);
    const taken = await portal()
      .visitor()
      .post("/auth/register", { ...signUpAgain, email: "tucked.away@example.org" });
    expect(taken.code).toBe("email_taken");
    expect((await outbox().counts()).queued).toBe(1);
  });

  test("is sent once by any number of hosts at the same time", async () => {
    await settle();
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal().register()));
    const mailers = [new RecordingMailer(), new RecordingMailer(), new RecordingMailer()];
    const counts = await Promise.all(
      mailers.map((mailer) => sendDue(hostWith(portal().context, mailer))),
    );
    const given = mailers.flatMap((mailer) => mailer.sent);
    expect(given.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
    for (const { id } of people)
      expect(await rowsOf(id)).toMatchObject([
        { state: "sent", contents: null, attempts: 1, last_error: null },
      ]);
  });

  test("sends an email with a link that expires before notices, however many are queued", async () => {
    const hana = await portal().registerVerified();
    await settle();
    const { context } = portal();
    const person = await usersIn(context.storage.db).byId(hana.id);
    const { email } = Object.values(decisionEmailExamples)[0] ?? {};
    if (!person || !email) throw new Error("there is no one to write to, or nothing to say");
    const notices = Array.from({ length: 120 }, () => ({ person, email }));
    await queueEmails(context, context.storage.db, notices);
    portal().advance({ minutes: 30 });
    const nora = await portal().register();
    const [welcome] = await rowsOf(nora.id);
    const due = await outbox().due(context.now());
    expect([due[0], welcome?.kind]).toEqual([welcome?.id, "welcome"]);
    expect(await rowsOf(hana.id)).toHaveLength(120);
    const { body } = await (await portal().admin()).get("/outbox?state=waiting");
    for (const { createdAt, nextAttemptAt } of OutboxPage.parse(body).messages)
      expect(nextAttemptAt).toBe(createdAt);
  });

  test("keeps an email's ID through every attempt, and waits longer each time", async () => {
    await settle();
    const nora = await portal().register();
    const mailer = new RecordingMailer();
    const host = hostWith(portal().context, mailer);
    mailer.answer = () => Promise.resolve("deferred");
    for (const minutes of [1, 2, 4]) {
      expect(await sendDue(host)).toEqual({ sent: 0, postponed: 1, failed: 0 });
      expect(await rowsOf(nora.id)).toMatchObject([{ state: "queued", last_error: "deferred" }]);
      portal().advance({ minutes: minutes - 0.01 });
      expect(await sendDue(host)).toEqual({ sent: 0, postponed: 0, failed: 0 });
      portal().advance({ minutes: 0.01 });
    }
    mailer.answer = () => Promise.resolve(null);
    expect(await sendDue(host)).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(1);
    expect(mailer.sent).toHaveLength(4);
  });

  test("gives up after a permanent error, or once it would be too late", async () => {
    await settle();
    const [nora, hana] = [await portal().register(), await portal().register()];
    const mailer = new RecordingMailer();
    const host = hostWith(portal().context, mailer);
    mailer.answer = () =>
      Promise.resolve(mailer.sent.at(-1)?.to === nora.email ? "refused" : "deferred");
    expect(await sendDue(host)).toEqual({ sent: 0, postponed: 1, failed: 1 });
    portal().advance({ hours: 49 });
    expect(await sendDue(host)).toEqual({ sent: 0, postponed: 0, failed: 1 });
    expect(await rowsOf(nora.id)).toMatchObject([
      { state: "failed", last_error: "refused", attempts: 1 },
    ]);
    expect(await rowsOf(hana.id)).toMatchObject([{ state: "failed", last_error: "deferred" }]);
    expect(mailer.sent).toHaveLength(2);
  });

  test("sends one email per run to a server that is down", async () => {
    await settle();
    await Promise.all([portal().register(), portal().register(), portal().register()]);
    const mailer = new RecordingMailer();
    mailer.answer = () => Promise.resolve("unreachable");
    expect(await sendDue(hostWith(portal().context, mailer))).toEqual({
      sent: 0,
      postponed: 1,
      failed: 0,
    });
    expect((await outbox().counts()).queued).toBe(3);
  });

  test("is taken over after a host died, and a host that was only slow no longer changes it", async () => {
    await settle();
    const nora = await portal().register();
    const [slow, next] = [new RecordingMailer(), new RecordingMailer()];
    let finish: (fault: MailFault | null) => void = () => undefined;
    const sendingBegun = new Promise<void>((begin) => {
      slow.answer = () =>
        new Promise((resolve) => {
          finish = resolve;
          begin();
        });
    });
    const begun = sendDue(hostWith(portal().context, slow));
    await sendingBegun;
    portal().advance({ minutes: 4.9 });
    expect(await sendDue(hostWith(portal().context, next))).toMatchObject({ sent: 0 });
    portal().advance({ minutes: 0.1 });
    expect(await sendDue(hostWith(portal().context, next))).toMatchObject({ sent: 1 });
    finish("deferred");
    await begun;
    expect(await rowsOf(nora.id)).toMatchObject([{ state: "sent", attempts: 2, last_error: null }]);
    expect(next.sent.map(({ id }) => id)).toEqual(slow.sent.map(({ id }) => id));
  });
});

const signUpAgain = {
  fullname: "Nora New",
  username: "nora.again",
  password: "correct horse",
  phoneNumber: "+12025550101",
  country: "US",
  currency: "USD",
};
