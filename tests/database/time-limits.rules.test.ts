// Work without time limits: who it applies to, and that it costs nothing once it is over.
import { executionAsyncId } from "node:async_hooks";
import { expect, test } from "vitest";
import { hasTimeLimits, withoutTimeLimits } from "~server/database/engine/time-limits";

test("work without time limits has none until its own end, even if other such work ends before", async () => {
  let finishLonger = () => {};
  const longer = withoutTimeLimits(async () => {
    await new Promise<void>((resolve) => (finishLonger = resolve));
    return hasTimeLimits();
  });
  expect(await withoutTimeLimits(async () => hasTimeLimits())).toBe(false);
  expect(hasTimeLimits()).toBe(true);
  finishLonger();
  expect(await longer).toBe(false);
  expect(hasTimeLimits()).toBe(true);
});

test("once no such work runs, Node no longer tracks promises", async () => {
  await withoutTimeLimits(async () => undefined).then(() => undefined);
  const idAfterTurn = await new Promise((resolve) =>
    setImmediate(() => void Promise.resolve().then(() => resolve(executionAsyncId()))),
  );
  // A tracked promise has an ID of its own.
  expect(idAfterTurn).toBe(0);
});
