// Room for uploads, and what the body of one takes of it.
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { boundedBody } from "~server/host/protection/bounded-body";
import { enforceMinimumRate } from "~server/host/protection/minimum-upload-rate";
import { uploadBudget } from "~server/host/protection/upload-budget";

describe("memory for uploads", () => {
  test("is taken up to its size, half of it by one address, and returned", () => {
    const room = uploadBudget(100);
    const [first, second, third] = [room.open("a"), room.open("b"), room.open("c")];
    expect([first.reserve(20), first.reserve(30), second.reserve(30)]).toEqual([true, true, true]);
    expect([first.reserve(1), room.open("a").reserve(1), third.reserve(21)]).toEqual([
      false,
      false,
      false,
    ]);
    first.release();
    expect([third.reserve(50), room.open("a").reserve(20), room.open("d").reserve(1)]).toEqual([
      true,
      true,
      false,
    ]);
    third.release();
    third.release();
    expect([room.open("d").reserve(50), room.open("e").reserve(1)]).toEqual([true, false]);
  });

  test("is not taken by what arrives after it was returned", () => {
    const room = uploadBudget(100);
    const place = room.open("a");
    place.release();
    expect([place.reserve(50), room.open("a").reserve(50)]).toEqual([false, true]);
  });

  test("is counted by subscriber, however many addresses they have", () => {
    const room = uploadBudget(100);
    expect(room.open("2001:db8:1:2::9").reserve(50)).toBe(true);
    expect([
      room.open("2001:DB8:1:2:3:4:5:6").reserve(1),
      room.open("2001:db8:1:3::9").reserve(50),
    ]).toEqual([false, true]);
  });
});

/** A body of which so many chunks of ten bytes have come in. */
function incomingOf(chunks: number): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  for (let count = 0; count < chunks; count += 1) incoming.push(Buffer.alloc(10));
  return incoming;
}

describe("a body", () => {
  test("counts what has been read of it: many at once read no more than there is memory", async () => {
    const room = uploadBudget(200);
    const bodies = Array.from({ length: 50 }, (_, index) => {
      const place = room.open(`address ${index % 5}`);
      const body = boundedBody(incomingOf(4), { limitBytes: 1000, reservation: place });
      return { place, body, reader: body.stream.getReader(), held: 0 };
    });
    const readOn = async (one: (typeof bodies)[number]) => {
      const { value } = await one.reader.read();
      one.held += value?.byteLength ?? 0;
    };
    for (let round = 0; round < 4; round += 1)
      await Promise.allSettled(bodies.filter(({ body }) => !body.fault()).map(readOn));
    const broken = bodies.filter(({ body }) => body.fault() === 503);
    expect(bodies.reduce((sum, { held }) => sum + held, 0)).toBe(200);
    expect(broken.length).toBeGreaterThan(0);
    for (const { place } of bodies) place.release();
    expect([room.open("a").reserve(100), room.open("b").reserve(100)]).toEqual([true, true]);
  });

  test("that stops is ended with 408", async () => {
    const body = boundedBody(incomingOf(1), {
      limitBytes: 1000,
      minimumRate: { bytes: 20, withinMs: 500 },
    });
    const reader = body.stream.getReader();
    expect((await reader.read()).value?.byteLength).toBe(10);
    await expect(reader.read()).rejects.toThrow("408");
    expect(body.fault()).toBe(408);
  });

  test("that drips is too slow, however much came before; one that keeps the minimum rate is not", async () => {
    let now = 0;
    const inTime = enforceMinimumRate({ bytes: 1000, withinMs: 20_000 }, () => now);
    const arriving = async (bytes: number, afterMs: number) => {
      await Promise.resolve();
      now += afterMs;
      return { value: new Uint8Array(bytes) };
    };
    const read = (bytes: number, afterMs: number) => inTime(arriving(bytes, afterMs));
    for (let time = 0; time < 20; time += 1) expect(await read(1000, 19_000)).not.toBe("slow");
    const drips = [await read(1, 15_000), await read(1, 4_000), await read(1, 4_000)];
    expect(drips.map((drip) => drip === "slow")).toEqual([false, false, true]);
  });
});
