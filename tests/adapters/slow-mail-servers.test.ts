// Mail servers that take their time, or never come to an end: each is left after a while, and permanently.
import { afterEach, describe, expect, test } from "vitest";
import type { Mail } from "~server/features/email/port";
import { smtp, smtpLimits } from "~server/adapters/mail/smtp";
import { openRawServer } from "../support/stubs/mail-server";

const from = "Meridian <no-reply@meridian.example>";
const mail: Mail = {
  id: "0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90",
  to: "zoe@example.org",
  subject: "Approved",
  text: "Approved.",
  html: "<p>Approved.</p>",
};
const quick = { ...smtpLimits, greetingMs: 200, silenceMs: 200 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe("an SMTP server", () => {
  test("that never greets, or falls silent, is given up after a time", async () => {
    for (const greeting of ["", "220 ready\r\n"]) {
      const server = await openRawServer((socket) => socket.write(greeting));
      closing.push(server.close);
      expect(await smtp(`smtp://127.0.0.1:${server.port}`, from, quick).send(mail)).toBe(
        "too_slow",
      );
    }
  });

  test("that keeps sending is cut off, too", async () => {
    const server = await openRawServer((socket) => {
      const drip = setInterval(() => socket.write("220-wait\r\n"), 10);
      socket.on("close", () => clearInterval(drip));
    });
    closing.push(server.close);
    expect(
      await smtp(`smtp://127.0.0.1:${server.port}`, from, { ...smtpLimits, wholeMs: 150 }).send(
        mail,
      ),
    ).toBe("too_slow");
  });

  test("that is given up is disconnected: it accepts no message during the next attempt", async () => {
    const calls: Promise<unknown>[] = [];
    const server = await openRawServer((socket) => {
      socket.write("220 ready\r\n");
      const drip = setInterval(() => socket.write("250-wait\r\n"), 10);
      const disconnected = new Promise<void>((resolve) => socket.on("close", () => resolve()));
      calls.push(disconnected.then(() => clearInterval(drip)));
    });
    closing.push(server.close);
    expect(
      await smtp(`smtp://127.0.0.1:${server.port}`, from, { ...smtpLimits, wholeMs: 150 }).send(
        mail,
      ),
    ).toBe("too_slow");
    expect(calls).toHaveLength(1);
    await Promise.all(calls);
  });

  test("that sends too much is disconnected", async () => {
    const server = await openRawServer((socket) => socket.write(`220-${"x".repeat(100 * 1024)}`));
    closing.push(server.close);
    expect(await smtp(`smtp://127.0.0.1:${server.port}`, from).send(mail)).toBe("unreachable");
  });
});
