// A portal that is told to end while its background work goes on: what was begun is ended and written down before the database closes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Mailer } from "~server/adapters/mail/port";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { signUp } from "../support/people";

test("a message that the mail server has just taken is noted as sent, and goes to nobody a second time", async () => {
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
  const mailer: Mailer = { send, kept: async () => [], erase: async () => undefined };
  const backend = await createBackend(config, { mailer, report: (event) => faults.push(event) });
  const nora = await signUp(backend, 1, {});
  const olaf = await signUp(backend, 2, {});
  backend.startWork();
  await asked;
  const closing = backend.close();
  take();
  await closing;

  const again = await createBackend(config, { mailer });
  expect(await again.context.storage.store.outbox.ofUser(nora.id)).toMatchObject([{ state: "sent", attempts: 1 }]);
  expect(await again.context.storage.store.outbox.ofUser(olaf.id), "the next message is left for the next start").toMatchObject([{ state: "queued", attempts: 0 }]);
  expect(faults).toEqual([]);
  await again.close();
  rmSync(dataDir, { recursive: true, force: true });
});
