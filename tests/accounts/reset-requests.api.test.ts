// Requests for a new password are answered in the background: each counts once, and none waits for other emails or for another request.
import { expect, test } from "vitest";
import { answerResetRequests } from "~server/features/accounts/forgot-password";
import { sendMail } from "~server/features/accounts/send-mail";
import { resetRequestsIn } from "~server/features/email/mailed-link-store";
import { outboxIn } from "~server/features/email/store";
import { usersIn } from "~server/features/users/store";
import { describeEachEngine } from "../support/portal/engine-suites";
import { hostWith, RecordingMailer } from "../support/stubs/recording-mailer";

describeEachEngine("a request for a new password", (portal) => {
  const outbox = () => outboxIn(portal().context.storage.db);
  const request = (email: string) => portal().visitor().post("/auth/forgot-password", { email });
  const kindsOf = async (id: string) => (await outbox().ofUser(id)).map(({ kind }) => kind);
  const linksTo = async (id: string) =>
    (await kindsOf(id)).filter((kind) => kind === "password_reset");

  test("counts once, however many hosts see it at the same time", async () => {
    const nora = await portal().register();
    const hosts = [1, 2, 3].map(() => ({ ...portal().context }));
    for (let number = 1; number <= 3; number += 1) {
      await request(nora.email);
      await Promise.all(hosts.map(answerResetRequests));
      expect(await linksTo(nora.id)).toHaveLength(number);
    }
    await request(nora.email);
    await Promise.all(hosts.map(answerResetRequests));
    expect(await linksTo(nora.id)).toHaveLength(3);
  });

  test("is answered while many other emails are being sent", async () => {
    await outbox().clear();
    const [nora] = [await portal().register(), await portal().register()];
    const mailer = new RecordingMailer();
    let goOn: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    mailer.answer = () => isHeld.then(() => null);
    const host = hostWith(portal().context, mailer);
    const first = sendMail(host);
    await expect.poll(() => mailer.sent.length).toBe(1);
    await request(nora.email);
    const second = sendMail(host);
    await expect.poll(() => linksTo(nora.id)).toHaveLength(1);
    goOn();
    expect((await first).sent).toBe(3);
    expect(await second).toEqual(await first);
  });

  test("that fails holds up neither another one nor any email", async () => {
    await outbox().clear();
    const [broken, nora] = [await portal().register(), await portal().register()];
    await usersIn(portal().context.storage.db).update(broken.id, { personal_key: "1.x.x.x" });
    await outbox().clear();
    await request(broken.email);
    await request(nora.email);
    const reported: string[] = [];
    const mailer = new RecordingMailer();
    const host = {
      ...hostWith(portal().context, mailer),
      report: (event: string) => void reported.push(event),
    };
    expect((await sendMail(host)).sent).toBe(1);
    expect(mailer.sent.map(({ to }) => to)).toEqual([nora.email]);
    expect(reported).toEqual(["reset-request"]);
    portal().advance({ hours: 1 });
    await sendMail(host);
    expect(await resetRequestsIn(portal().context.storage.db).waiting()).toEqual([]);
  });
});
