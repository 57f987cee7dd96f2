// The folder in which messages are kept where no mail server is set.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { outboxFolder } from "~server/adapters/mail/outbox-folder";
import type { Mail } from "~server/features/email/port";

const from = "Meridian <no-reply@meridian.example>";
const mail: Mail = {
  id: "0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90",
  to: "zoe@example.org",
  subject: "Zoë, your deposit of €12.00 – approved",
  text: "Zoë,\n\nyour deposit was approved.\n.\nA line that is a dot alone ends no message.\n",
  html: '<!doctype html><html lang="en"><body><p>Zoë, your deposit was <b>approved</b>.</p></body></html>',
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "outbox");
}

describe("the outbox folder", () => {
  test("is readable by its owner only, and lists its emails", async () => {
    const folder = newFolder();
    const mailer = outboxFolder(folder, from);
    expect(await mailer.storedMail()).toEqual([]);
    expect(await mailer.send(mail)).toBeNull();
    expect((await mailer.storedMail()).map(({ id }) => id)).toEqual([mail.id]);
    expect([
      statSync(folder).mode & 0o077,
      statSync(join(folder, `${mail.id}.eml`)).mode & 0o077,
    ]).toEqual([0, 0]);
    expect(readdirSync(folder)).toEqual([`${mail.id}.eml`]);
  });

  test("is the only place written to, and a failure to write is reported", async () => {
    const folder = newFolder();
    expect(await outboxFolder(folder, from).send({ ...mail, id: "../elsewhere" })).toBe(
      "not_written",
    );
    expect(readdirSync(join(folder, ".."))).toEqual([]);
    writeFileSync(folder, "a file");
    expect(await outboxFolder(folder, from).send(mail)).toBe("not_written");
  });
});
