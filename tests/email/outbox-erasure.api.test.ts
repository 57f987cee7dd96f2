// What the outbox forgets: messages to the deleted, and those of long ago.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { outboxIn } from "~server/features/email/store";
import { eraseDue } from "~server/background/erase-due";
import { sweepMailFiles } from "~server/features/email/erase-sent-mail";
import { sendDue } from "~server/features/email/send-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsIn } from "../support/stubs/mailbox";
import { RecordingMailer, hostWith } from "../support/stubs/recording-mailer";
import { locationsOf } from "../support/database/stored-text";

describeEitherEngine("the outbox", (portal) => {
  const outbox = () => outboxIn(portal().context.storage.db);
  const rowsOf = (id: string) => outbox().ofUser(id);
  /** Forgets what other tests left behind. */
  const settle = () => outbox().clear();

  test("has nothing of a deleted user, even during sending; nor has the folder", async () => {
    await settle();
    const [admin, canaryUser, nora] = [
      await portal().admin(),
      await portal().registerVerified(),
      await portal().register(),
    ];
    await sendDue(portal().context);
    await portal()
      .visitor()
      .post(
        "/auth/login",
        { email: canaryUser.email, password: "correct horse" },
        { headers: { "User-Agent": "Firefox/1" } },
      );
    await admin.patch(`/users/${canaryUser.id}`, { kycStatus: "rejected" });
    expect((await rowsOf(canaryUser.id)).map(({ state }) => state).sort()).toEqual([
      "queued",
      "queued",
      "sent",
    ]);
    expect(
      (await mailsIn(portal().dataDir)).flatMap(({ to }) => to?.map(({ address }) => address)),
    ).toContain(canaryUser.email);
    const mailer = new RecordingMailer();
    const host = hostWith(portal().context, mailer);
    let deletion: Promise<unknown> | undefined;
    mailer.answer = async () => {
      deletion ??= admin.delete(`/users/${canaryUser.id}`, { confirmed: true });
      await deletion;
      return null;
    };
    await sendDue(host);
    expect(mailer.sent.map(({ to }) => to)).toEqual([canaryUser.email]);
    expect(mailer.erased).toEqual(mailer.sent.map(({ id }) => id));
    expect(await rowsOf(canaryUser.id)).toEqual([]);
    expect(await locationsOf(portal(), canaryUser.email)).toEqual([]);
    expect(
      (await mailsIn(portal().dataDir)).flatMap(({ to }) => to?.map(({ address }) => address)),
    ).toContain(nora.email);
  });

  test("deletes rows after thirty days, and files without a row every hour", async () => {
    const nora = await portal().register();
    await sendDue(portal().context);
    const [row] = await rowsOf(nora.id);
    const folder = () => readdirSync(`${portal().dataDir}/outbox`);
    expect(folder()).toContain(`${row?.id}.eml`);
    const { mailer } = portal().context.mailDispatcher;
    await mailer.send({
      id: "left-behind",
      to: nora.email,
      subject: "x",
      text: "x",
      html: "<p>x</p>",
    });
    const inTime = (minutes: number) => ({
      ...portal().context,
      now: () => Date.now() + minutes * 60_000,
    });
    expect(await sweepMailFiles(inTime(50))).toBe(0);
    expect(await sweepMailFiles(inTime(70))).toBe(1);
    expect(folder()).toContain(`${row?.id}.eml`);
    portal().advance({ days: 30, minutes: 1 });
    await eraseDue(portal().context);
    expect(await rowsOf(nora.id)).toEqual([]);
    expect(folder()).not.toContain(`${row?.id}.eml`);
  });
});
