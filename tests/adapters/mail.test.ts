// One suite for both ways of mail: real SMTP against a server of the test's own, and the outbox folder.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { servicesOf } from "~server/choose-adapters";
import { chooseMailer } from "~server/adapters/mail/choose-mailer";
import { outboxFolder } from "~server/adapters/mail/outbox-folder";
import type { Mail, Mailer } from "~server/features/email/port";
import { smtp } from "~server/adapters/mail/smtp";
import { openMailServer, openRawServer, type Answers } from "../support/stubs/mail-server";

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

interface Rig {
  mailer: Mailer;
  /** What has arrived, in order. */
  arrived(): Promise<readonly Email[]>;
}

async function smtpRig(): Promise<Rig> {
  const server = await openMailServer();
  closing.push(server.close);
  return {
    mailer: smtp(`smtp://127.0.0.1:${server.port}`, from),
    arrived: async () => server.taken,
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "outbox");
}

async function folderRig(): Promise<Rig> {
  const folder = newFolder();
  const arrived = () =>
    Promise.all(
      readdirSync(folder)
        .sort()
        .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
  return { mailer: outboxFolder(folder, from), arrived };
}

describe.each([
  ["SMTP", smtpRig],
  ["the outbox folder", folderRig],
])("mail by %s", (_name, rigOf) => {
  test("arrives as it was written, as text and as HTML", async () => {
    const { mailer, arrived } = await rigOf();
    expect(await mailer.send(mail)).toBeNull();
    const [email, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      from: { name: "Meridian", address: "no-reply@meridian.example" },
      to: [{ address: "zoe@example.org" }],
      subject: mail.subject,
      messageId: `<${mail.id}@meridian.example>`,
      attachments: [],
    });
    expect(email?.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(email?.html?.trimEnd()).toBe(mail.html);
    expect(email?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe(
      "auto-generated",
    );
  });

  test("has the same Message-ID when sent again", async () => {
    const { mailer, arrived } = await rigOf();
    expect(await mailer.send(mail)).toBeNull();
    expect(await mailer.send(mail)).toBeNull();
    expect(new Set((await arrived()).map(({ messageId }) => messageId)).size).toBe(1);
  });

  test("takes no second recipient and no header from a text", async () => {
    const { mailer, arrived } = await rigOf();
    expect(await mailer.send({ ...mail, subject: "Hello\r\nBcc: other@example.org" })).toBeNull();
    const [email] = await arrived();
    expect(email?.bcc ?? []).toEqual([]);
    expect(email?.to).toHaveLength(1);
    expect(email?.subject).toBe("Hello Bcc: other@example.org");
  });

  test("is not kept once it is erased", async () => {
    const { mailer } = await rigOf();
    expect(await mailer.send(mail)).toBeNull();
    await mailer.erase([mail.id, "never-there"]);
    expect(await mailer.storedMail()).toEqual([]);
  });
});

test("email to example addresses reaches no mail server, and is a file if none is configured", async () => {
  const server = await openMailServer();
  closing.push(server.close);
  const settings = {
    mailFrom: from,
    folder: newFolder(),
    isExampleAddress: (address: string) => address === "hana@example.com",
    services: servicesOf({ now: Date.now, log: () => undefined }),
  };
  const mailer = chooseMailer({ ...settings, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  expect([await mailer.send({ ...mail, to: "hana@example.com" }), await mailer.send(mail)]).toEqual(
    ["withheld", null],
  );
  expect(server.taken.map(({ to }) => to?.map(({ address }) => address))).toEqual([[mail.to]]);
  expect(await chooseMailer(settings).send({ ...mail, to: "hana@example.com" })).toBeNull();
});

describe("an SMTP server", () => {
  const refusals: readonly (readonly [Answers, string])[] = [
    [{ connect: 421 }, "deferred"],
    [{ connect: 554 }, "unreachable"],
    [{ sender: 451 }, "deferred"],
    [{ sender: 550 }, "sender_refused"],
    [{ recipient: 450 }, "deferred"],
    [{ recipient: 550 }, "refused"],
    [{ data: 451 }, "deferred"],
    [{ data: 554 }, "refused"],
  ];
  test.each(refusals)("that answers %j: %s", async (answers, fault) => {
    const server = await openMailServer();
    closing.push(server.close);
    server.answers = answers;
    expect(await smtp(`smtp://127.0.0.1:${server.port}`, from).send(mail)).toBe(fault);
    server.answers = {};
    expect(await smtp(`smtp://127.0.0.1:${server.port}`, from).send(mail)).toBeNull();
    expect(server.taken).toHaveLength(1);
  });

  test("that refuses the password", async () => {
    const server = await openMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
    });
    closing.push(server.close);
    expect(
      await smtp(`smtp://post%40office:s3cret%21@127.0.0.1:${server.port}`, from).send(mail),
    ).toBe("sign_in_refused");
    expect(server.signedIn).toEqual(["post@office:s3cret!"]);
    expect(await smtp(`smtp://office:right@127.0.0.1:${server.port}`, from).send(mail)).toBeNull();
    expect(server.taken).toHaveLength(1);
  });

  test("with a certificate that no one vouches for gets no email", async () => {
    const server = await openMailServer({ secure: true });
    closing.push(server.close);
    expect(await smtp(`smtps://127.0.0.1:${server.port}`, from).send(mail)).toBe("no_tls");
    const upgrading = await openMailServer({ disabledCommands: ["AUTH"] });
    closing.push(upgrading.close);
    expect(await smtp(`smtp://127.0.0.1:${upgrading.port}`, from).send(mail)).toBe("no_tls");
    expect([...server.taken, ...upgrading.taken]).toEqual([]);
  });

  test("on another machine without TLS gets no email, unless the operator allows it", async () => {
    const server = await openMailServer();
    closing.push(server.close);
    // This machine, under an address that does not look like it.
    const address = `smtp://0.0.0.0:${server.port}`;
    expect(await smtp(address, from).send(mail)).toBe("no_tls");
    expect(server.taken).toEqual([]);
    expect(await smtp(`${address}?tls=off`, from).send(mail)).toBeNull();
    expect(server.taken).toHaveLength(1);
  });

  test("that is not there, hangs up or says nonsense", async () => {
    const raw = await openRawServer((socket) => socket.end());
    await raw.close();
    expect(await smtp(`smtp://127.0.0.1:${raw.port}`, from).send(mail)).toBe("unreachable");
    for (const greeting of ["", "HTTP/1.1 200 OK\r\n\r\n", "220 ready\r\n"]) {
      const server = await openRawServer((socket) => socket.end(greeting));
      closing.push(server.close);
      expect(await smtp(`smtp://127.0.0.1:${server.port}`, from).send(mail)).toBe("unreachable");
    }
  });
});
