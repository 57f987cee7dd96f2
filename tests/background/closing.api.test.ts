// A portal that is stopped during background work: no more of it begins, and work in progress is finished and recorded before the database closes.
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { outboxIn } from "~server/features/email/store";
import type { Mailer } from "~server/features/email/port";
import { applyDue } from "~server/features/crypto-payments/apply-delivery";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { readConfig } from "~server/config";
import { shutdown } from "~server/host/shutdown";
import { createBackend } from "~server/index";
import { describeEachEngine } from "../support/portal/engine-suites";
import { contextWith, payByCrypto, actAsPayer } from "../support/stubs/crypto-gateway";
import { signUp } from "../support/people/people";
import { plisioPortal } from "../support/stubs/plisio-portal";

afterEach(() => {
  vi.useRealTimers();
});

test("an email that the mail server has just accepted is marked as sent, and isn't sent again", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-closing-"));
  const config = readConfig({ DATA_DIR: dataDir });
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  let take: () => void = () => undefined;
  const taken = new Promise<null>((resolve) => (take = () => resolve(null)));
  const send: Mailer["send"] = () => {
    isAsked();
    return taken;
  };
  const faults: string[] = [];
  const mailer: Mailer = { send, storedMail: async () => [], erase: async () => undefined };
  const backend = await createBackend(config, { mailer, report: (event) => faults.push(event) });
  const nora = await signUp(backend, 1, {});
  const olaf = await signUp(backend, 2, {});
  backend.startWork();
  await asked;
  const closing = backend.close();
  take();
  await closing;

  const again = await createBackend(config, { mailer });
  expect(await outboxIn(again.context.storage.db).ofUser(nora.id)).toMatchObject([
    { state: "sent", attempts: 1 },
  ]);
  expect(
    await outboxIn(again.context.storage.db).ofUser(olaf.id),
    "the next message is left for the next start",
  ).toMatchObject([{ state: "queued", attempts: 0 }]);
  expect(faults).toEqual([]);
  await again.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first signal ends it, while requests are still served; the second ends the process", async () => {
  const calls: string[] = [];
  const ended = new Promise<number>((exit) => {
    const signals = Object.assign(new EventEmitter(), { exit });
    shutdown(300_000, signals).stopOnSignals(createServer(), {
      stopWork: () => calls.push("stop work"),
      close: async () => void calls.push("close"),
    });
    signals.emit("SIGTERM");
    expect(calls).toEqual(["stop work"]);
    signals.emit("SIGTERM");
  });
  expect([await ended, calls]).toEqual([0, ["stop work", "close"]]);
});

test("from then on no email is sent and no run starts, whatever is still requested", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  const dataDir = mkdtempSync(join(tmpdir(), "portal-closing-"));
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ to }) => (sent.push(to), null),
    storedMail: async () => [],
    erase: async () => undefined,
  };
  let time = Date.UTC(2026, 10, 21, 9);
  const backend = await createBackend(readConfig({ DATA_DIR: dataDir }), {
    mailer,
    now: () => time,
  });
  const passes = async () =>
    (await backend.gauges()).find(
      ({ name }) => name === "portal_background_last_success_timestamp_seconds",
    )?.samples;
  const anHourLater = async () => {
    time += 3_600_000;
    await vi.advanceTimersByTimeAsync(3_600_000);
    await backend.settled();
  };
  backend.startWork();
  const nora = await signUp(backend, 1, {});
  await anHourLater();
  expect(sent).toEqual([nora.email]);
  const before = await passes();
  expect(before?.map(({ labels }) => labels?.pass).sort()).toEqual([
    "crypto-notices",
    "erase-due",
    "expected-deposit-reminders",
    "expected-deposits-lapse",
    "note-host",
    "post-bank-statements",
    "reconcile",
    "seal-audit",
    "seal-late-audit",
    "send-mail",
    "settle-due",
    "staff-suspensions",
    "sweep-files",
    "sweep-mails",
    "undo-bank-statements",
    "watch-disk",
  ]);
  backend.stopWork();
  const olaf = await signUp(backend, 2, {});
  await anHourLater();
  expect([sent, await passes()]).toEqual([[nora.email], before]);
  expect(await outboxIn(backend.context.storage.db).ofUser(olaf.id)).toMatchObject([
    { state: "queued", attempts: 0 },
  ]);
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describeEachEngine("a host that is shutting down", (portal) => {
  test("queries the gateway about no further payment; the next host queries the rest", async () => {
    for (const _ of [1, 2, 3])
      await actAsPayer(portal(), await payByCrypto(await portal().register()), "pay_in_full");
    portal().advance({ minutes: 3 });
    const asked: string[] = [];
    const { gateway } = portal().context.crypto;
    const context = contextWith(portal(), {
      readInvoice: (invoice) => (asked.push(invoice.orderNumber), gateway.readInvoice(invoice)),
    });
    await settleDue({ ...context, isClosing: () => asked.length > 0 });
    expect(asked).toHaveLength(1);
    await settleDue(context);
    expect(new Set(asked).size).toBe(3);
  });

  test("stores a webhook, and leaves the query to another host", async () => {
    let isClosing = true;
    const { stub, context, customer, notify } = await plisioPortal(portal(), {
      isClosing: () => isClosing,
    });
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    const asked = stub.asked.length;
    expect((await notify(stub.noticeOf(cryptoOrderNumber))).status).toBe(200);
    portal().advance({ minutes: 1 });
    await applyDue(context);
    expect(stub.asked.length).toBe(asked);
    isClosing = false;
    await applyDue(context);
    expect(await nora.wallet()).toMatchObject({ availableBalance: 65 });
  });
});
