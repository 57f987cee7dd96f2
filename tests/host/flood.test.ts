import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(async () => {
  await portal.stop();
});

const megabyte = 1024 * 1024;
const size = 300 * megabyte;
const piece = Buffer.alloc(megabyte, "a");
const chunk = Buffer.concat([
  Buffer.from(`${megabyte.toString(16)}\r\n`),
  piece,
  Buffer.from("\r\n"),
]);

const lengths = [
  ["with its length", `Content-Length: ${size}`, piece],
  ["in chunks", "Transfer-Encoding: chunked", chunk],
] as const;

test.each(lengths)(
  "300 MB %s are refused immediately, and others are served meanwhile",
  async (_, lengthLine, part) => {
    const flood = pour(
      `POST /login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n${lengthLine}\r\n\r\n`,
      part,
    );
    const statuses: number[] = [];
    for (let visit = 0; visit < 30; visit += 1)
      statuses.push((await send(`${portal.origin}/login`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { answer, sentBytes } = await flood;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sentBytes).toBeLessThan(size / 3);
    expect((await send(`${portal.origin}/healthz`)).status).toBe(200);
  },
);

/** Sends without end until something comes back; what that was, and how much had been taken by then. */
function pour(head: string, part: Buffer): Promise<{ answer: string; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(portal.origin).port), "127.0.0.1");
    let sentBytes = 0;
    const more = () => {
      while (sentBytes < size && !socket.destroyed) {
        sentBytes += megabyte;
        if (!socket.write(part)) return;
      }
    };
    socket.once("connect", () => {
      socket.write(head);
      more();
    });
    socket.on("drain", more);
    socket.on("error", reject);
    socket.on("data", (bytes: Buffer) => {
      resolve({ answer: bytes.toString(), sentBytes });
      socket.destroy();
    });
  });
}
