// Background work of two hosts over one database: both do it, and it has its effect once. On SQLite both are of one process,
// which cannot wait for itself; two processes on one file are what every command next to a running portal is.
import { afterAll, beforeAll, expect, test } from "vitest";
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import { outboxIn } from "~server/features/email/store";
import { cardsIn } from "~server/features/cards/store";
import type { CryptoGateway } from "~server/features/crypto-payments/port";
import type { Mailer, Mail } from "~server/features/email/port";
import { simulatedGateway } from "~server/adapters/crypto-gateway/simulated";
import type { Context } from "~server/http/context";
import { eraseDue } from "~server/background/erase-due";
import { sendMail } from "~server/features/accounts/send-mail";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { sweepFiles } from "~server/features/documents/sweep-files";
import { readConfig } from "~server/config";
import { createBackend, type Backend } from "~server/index";
import { describeEachEngine } from "../support/portal/engine-suites";
import {
  contextWith,
  payByCrypto,
  actAsPayer,
  signedInAgain,
} from "../support/stubs/crypto-gateway";

describeEachEngine("background work of two hosts", (portal) => {
  let second: Backend | undefined;
  beforeAll(async () => {
    if (portal().engine === "SQLite") return;
    const config = readConfig({ DATA_DIR: portal().dataDir, DATABASE_URL: portal().databaseUrl });
    second = await createBackend(config, { now: () => portal().context.now() });
  });
  afterAll(() => second?.close());

  const atBoth = <Value>(
    work: (context: Context) => Promise<Value>,
    change: (context: Context) => Context = (context) => context,
  ) =>
    Promise.all(
      [portal().context, second?.context ?? { ...portal().context }].map((context) =>
        work(change(context)),
      ),
    );

  test("a deposit that no one has open is queried once, and posted once", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => portal().register()));
    for (const person of people)
      await actAsPayer(portal(), await payByCrypto(person), "pay_in_full");
    portal().advance({ minutes: 3 });
    const asked: string[] = [];
    const noted = (context: Context) => {
      const gateway = simulatedGateway({
        store: simulatedInvoicesIn(context.storage.db),
        now: context.now,
      });
      const readInvoice: CryptoGateway["readInvoice"] = (invoice) => {
        asked.push(invoice.orderNumber);
        return gateway.readInvoice(invoice);
      };
      return contextWith({ context }, { readInvoice });
    };
    await atBoth(settleDue, noted);
    expect([asked.length, new Set(asked).size]).toEqual([4, 4]);
    expect(
      await Promise.all(
        people.map(async (person) => (await signedInAgain(portal(), person)).available()),
      ),
    ).toEqual([65, 65, 65, 65]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a password reset is sent in one email", async () => {
    await outboxIn(portal().context.storage.db).clear();
    const nora = await portal().register();
    await atBoth(sendMail);
    await portal().visitor().post("/auth/forgot-password", { email: nora.email });
    const given: Mail[] = [];
    const mailer: Mailer = {
      send: async (mail) => (given.push(mail), null),
      storedMail: async () => [],
      erase: async () => undefined,
    };
    const counts = await atBoth(sendMail, (context) => ({
      ...context,
      mailDispatcher: { ...context.mailDispatcher, mailer },
    }));
    expect(given.map(({ to }) => to)).toEqual([nora.email]);
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  });

  test("expired secrets are erased, and neither host fails because of the other", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => portal().register()));
    for (const person of people) await person.saveCard();
    const cards = cardsIn(portal().context.storage.db);
    portal().advance({ minutes: 31 });
    expect((await cards.dueForErasing(portal().context.now())).length).toBeGreaterThanOrEqual(4);
    await atBoth(eraseDue);
    expect(await cards.dueForErasing(portal().context.now())).toEqual([]);
    for (const { id } of people)
      expect(await cards.inUse(id)).toMatchObject({ back_document_id: null });
    expect(await atBoth(eraseDue)).toEqual([0, 0]);
  });

  test("files without a row are deleted by both without an error", async () => {
    const { documents } = portal().context;
    const nora = await portal().register();
    await nora.saveCard();
    for (const key of ["NamelessOne_01", "NamelessTwo_02"])
      await documents.put(key, new Uint8Array([1]));
    const later = (context: Context) => ({ ...context, now: () => Date.now() + 2 * 3_600_000 });
    await atBoth(sweepFiles, later);
    expect(
      await Promise.all(["NamelessOne_01", "NamelessTwo_02"].map((key) => documents.get(key))),
    ).toEqual([null, null]);
    expect(await atBoth(sweepFiles, later)).toEqual([0, 0]);
  });
});
