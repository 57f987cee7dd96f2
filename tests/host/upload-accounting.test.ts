// Room for uploads, and what the body of one takes of it.
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { boundedBody } from "~server/host/bounded-body";
import { paced } from "~server/host/pace";
import { uploadRoom } from "~server/host/upload-room";

describe("room for uploads", () => {
  test("is taken up to its size, half of it by one address, and comes back", () => {
    const room = uploadRoom(100);
    const [first, second, third] = [room.enter("a"), room.enter("b"), room.enter("c")];
    expect([first.take(20), first.take(30), second.take(30)]).toEqual([true, true, true]);
    expect([first.take(1), room.enter("a").take(1), third.take(21)]).toEqual([false, false, false]);
    first.leave();
    expect([third.take(50), room.enter("a").take(20), room.enter("d").take(1)]).toEqual([
      true,
      true,
      false,
    ]);
    third.leave();
    third.leave();
    expect([room.enter("d").take(50), room.enter("e").take(1)]).toEqual([true, false]);
  });

  test("is not taken by what comes in after it was left", () => {
    const room = uploadRoom(100);
    const place = room.enter("a");
    place.leave();
    expect([place.take(50), room.enter("a").take(50)]).toEqual([false, true]);
  });

  test("is one subscriber's, however many addresses they have", () => {
    const room = uploadRoom(100);
    expect(room.enter("2001:db8:1:2::9").take(50)).toBe(true);
    expect([
      room.enter("2001:DB8:1:2:3:4:5:6").take(1),
      room.enter("2001:db8:1:3::9").take(50),
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
  test("holds what has been read of it: of many at once no more is read than there is room", async () => {
    const room = uploadRoom(200);
    const bodies = Array.from({ length: 50 }, (_, index) => {
      const place = room.enter(`address ${index % 5}`);
      const body = boundedBody(incomingOf(4), { limitBytes: 1000, place });
      return { place, body, reader: body.stream.getReader(), held: 0 };
    });
    const readOn = async (one: (typeof bodies)[number]) => {
      const { value } = await one.reader.read();
      one.held += value?.byteLength ?? 0;
    };
    for (let round = 0; round < 4; round += 1)
      await Promise.allSettled(bodies.filter(({ body }) => !body.broken()).map(readOn));
    const broken = bodies.filter(({ body }) => body.broken() === 503);
    expect(bodies.reduce((sum, { held }) => sum + held, 0)).toBe(200);
    expect(broken.length).toBeGreaterThan(0);
    for (const { place } of bodies) place.leave();
    expect([room.enter("a").take(100), room.enter("b").take(100)]).toEqual([true, true]);
  });

  test("that stops is broken off with 408", async () => {
    const body = boundedBody(incomingOf(1), {
      limitBytes: 1000,
      pace: { bytes: 20, withinMs: 30 },
    });
    const reader = body.stream.getReader();
    expect((await reader.read()).value?.byteLength).toBe(10);
    await expect(reader.read()).rejects.toThrow("408");
    expect(body.broken()).toBe(408);
  });

  test("that drips is too slow, however much came before; one that keeps the pace is not", async () => {
    let now = 0;
    const inTime = paced({ bytes: 1000, withinMs: 20_000 }, () => now);
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
