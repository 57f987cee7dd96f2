// A client that falls silent in the middle of what it sends is let go within half a minute, and nothing of it is done.
import { expect, test } from "vitest";
import { sendText } from "../support/network/raw-http";
import { startDemonstration } from "../support/portal/started-demonstration";

const halves = [
  ["JSON", "/api/auth/login", "application/json", '{"email":"hana'],
  ["a form", "/login", "application/x-www-form-urlencoded", "email=hana"],
  ["a form of another encoding", "/login", "multipart/form-data; boundary=x", "--x\r\n"],
  ["what no page takes", "/healthz", "text/plain", "half"],
] as const;

test("the rest of a refused request isn't awaited for long", { timeout: 120_000 }, async () => {
  const portal = await startDemonstration({ REQUESTS_PER_SECOND: "1" });
  const { host } = new URL(portal.origin);
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      sendText(
        portal.origin,
        `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000\r\n\r\nhalf`,
      ).catch(() => "closed"),
    ),
  );
  const seconds = (performance.now() - from) / 1000;
  await portal.stop();
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 429")).length).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(60);
});

test("half-sent bodies end with 408 or a closed connection", { timeout: 120_000 }, async () => {
  const portal = await startDemonstration();
  const ended = await Promise.all(
    halves.map(async ([what, path, type, body]) => {
      const from = performance.now();
      const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(portal.origin).host}\r\nOrigin: ${portal.origin}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;
      const answer = await sendText(
        portal.origin,
        head.replace(path.startsWith("/api") ? /Origin: .*\r\n/ : "", "") + body,
      ).catch(() => "closed");
      return {
        what,
        status: /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "closed",
        isInTime: performance.now() - from < 60_000,
      };
    }),
  );
  await portal.stop();
  expect(ended).toEqual([
    { what: "JSON", status: "408", isInTime: true },
    { what: "a form", status: "408", isInTime: true },
    { what: "a form of another encoding", status: "408", isInTime: true },
    { what: "what no page takes", status: expect.stringMatching(/^4|closed/), isInTime: true },
  ]);
});
