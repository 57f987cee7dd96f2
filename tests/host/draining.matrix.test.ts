// DRAIN_SECONDS: a host that is told to end says so where a balancer asks, and serves on for a moment.
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

/** Resolves once the signal has arrived. */
async function signalStop(portal: Portal): Promise<void> {
  portal.process.kill("SIGTERM");
  await expect
    .poll(async () => (await send(`${portal.origin}/readyz`)).text, { timeout: 10_000 })
    .toBe("stopping\n");
}

test("the host keeps serving, closes connections after responses, and a second signal ends the wait", async () => {
  const portal = await startDemonstration({ DRAIN_SECONDS: "300" });
  expect(await send(`${portal.origin}/readyz`)).toMatchObject({
    status: 200,
    headers: { connection: "keep-alive" },
  });
  await signalStop(portal);
  expect(await send(`${portal.origin}/readyz`)).toMatchObject({
    status: 503,
    headers: { "cache-control": "no-store" },
  });
  expect(await send(`${portal.origin}/login`)).toMatchObject({
    status: 200,
    headers: { connection: "close" },
  });
  const startedAt = Date.now();
  expect(await portal.stop()).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});

test("the host exits when the seconds are over, and not before", async () => {
  const portal = await startDemonstration({ DRAIN_SECONDS: "3" });
  const ended = new Promise((resolve) => portal.process.once("exit", resolve));
  const startedAt = Date.now();
  await signalStop(portal);
  expect(await ended).toBe(0);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(3_000);
  await portal.stop();
});

test("connections opened before the signal are answered", async () => {
  const portal = await startDemonstration();
  const { port } = new URL(portal.origin);
  const ended = new Promise((resolve) => portal.process.once("exit", resolve));
  // Stopped, it takes no one in: all of them wait at the door when it wakes to the signal.
  portal.process.kill("SIGSTOP");
  const callers = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const socket = connect(Number(port), "127.0.0.1");
      await once(socket, "connect");
      socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      return { received: once(socket, "data") };
    }),
  );
  portal.process.kill("SIGTERM");
  portal.process.kill("SIGCONT");
  const answers = await Promise.allSettled(callers.map(({ received }) => received));
  expect(
    answers.map((one) =>
      one.status === "fulfilled" ? String(one.value).split("\r\n")[0] : String(one.reason),
    ),
  ).toEqual(callers.map(() => "HTTP/1.1 200 OK"));
  expect(await ended).toBe(0);
});
