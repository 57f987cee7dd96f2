// After an outage of the mail server, the emails that wait for their next attempt are sent at once, each of them once.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMail, sendWaiting } from "~server/features/accounts/send-mail";
import { readConfig } from "~server/config";
import { outboxIn } from "~server/features/email/store";
import type { MailFault } from "~server/features/email/rules";
import type { Context } from "~server/http/context";
import { createBackend, type Backend } from "~server/index";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("after an outage of the mail server", (portal) => {
  const given: string[] = [];
  let faultOf: (nth: number) => MailFault | null = () => null;
  let second: Backend | undefined;
  const outbox = () => outboxIn(portal().context.storage.db);

  beforeAll(async () => {
    if (portal().engine === "SQLite") return;
    const config = readConfig({ DATA_DIR: portal().dataDir, DATABASE_URL: portal().databaseUrl });
    second = await createBackend(config, { now: () => portal().context.now() });
  });
  afterAll(() => second?.close());
  beforeEach(async () => {
    given.length = 0;
    faultOf = () => null;
    await outbox().clear();
  });

  /** A host with the test's mail server. */
  const host = (context: Context): Context => ({
    ...context,
    mailDispatcher: {
      ...context.mailDispatcher,
      mailer: {
        send: async ({ id }) => {
          given.push(id);
          return faultOf(given.length);
        },
        storedMail: async () => [],
        erase: async () => undefined,
      },
    },
  });

  /** So many emails, of which each has failed a few times and waits for an hour or more. */
  async function outage(emails: number, fault: MailFault = "unreachable"): Promise<void> {
    for (let number = 0; number < emails; number += 1) await portal().register();
    faultOf = () => fault;
    for (let pass = 0; pass < 7 * emails; pass += 1) {
      await sendMail(host(portal().context));
      portal().advance({ minutes: 2 });
    }
    expect(await outbox().due(portal().context.now() - 2 * 60_000)).toEqual([]);
    expect((await outbox().counts()).queued).toBe(emails);
    given.length = 0;
    faultOf = () => null;
  }

  const faults: readonly MailFault[] = ["unreachable", "sign_in_refused", "too_slow"];
  test.each(faults)("that ended with %s, all are sent at once", async (fault) => {
    await outage(4, fault);
    expect(await sendWaiting(host(portal().context))).toEqual({ sent: 4, postponed: 0, failed: 0 });
    expect(new Set(given).size).toBe(4);
    expect(await sendWaiting(host(portal().context))).toEqual({ sent: 0, postponed: 0, failed: 0 });
  });

  test("more than one slice is sent by two hosts at the same time, and none twice", async () => {
    await outage(3);
    for (let number = 0; number < 60; number += 1) await portal().register();
    const counts = await Promise.all(
      [portal().context, second?.context ?? { ...portal().context }].map((context) =>
        sendWaiting(host(context)),
      ),
    );
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(63);
    expect([given.length, new Set(given).size]).toEqual([63, 63]);
  });

  test("that isn't over, only one is tried, and all still wait", async () => {
    await outage(3);
    faultOf = () => "unreachable";
    expect(await sendWaiting(host(portal().context))).toEqual({ sent: 0, postponed: 1, failed: 0 });
    expect([given.length, (await outbox().counts()).queued]).toEqual([1, 3]);
  });

  test("the first one that is sent again brings the others with it", async () => {
    await outage(4);
    while ((await outbox().due(portal().context.now())).length === 0)
      portal().advance({ minutes: 1 });
    expect(await sendMail(host(portal().context))).toEqual({ sent: 4, postponed: 0, failed: 0 });
  });

  test("one that breaks the connection each time holds up no other", async () => {
    await outage(4);
    const [poison] = await outbox().due(portal().context.now() + 24 * 3_600_000);
    faultOf = () => (given.at(-1) === poison ? "unreachable" : null);
    const first = await sendWaiting(host(portal().context));
    expect([first.sent, first.postponed]).toEqual([0, 1]);
    expect(await sendMail(host(portal().context))).toMatchObject({ sent: 3 });
    expect((await outbox().counts()).queued).toBe(1);
    expect(given.filter((id) => id === poison).length).toBeLessThanOrEqual(2);
  });
});
