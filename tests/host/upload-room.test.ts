// Uploads at once: what would not fit into memory is turned away, and may come again; a claim that sends nothing holds nothing.
import { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundedBody } from "~server/host/bounded-body";
import { uploadLimitBytes } from "~server/host/limits";
import { paced } from "~server/host/pace";
import { uploadRoom } from "~server/host/upload-room";
import { demoPassword } from "~server/contract/values/demo-people";
import type { Portal } from "../support/server";
import { startDemonstration } from "../support/started-demonstration";

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

describe("the host", () => {
  let portal: Portal;
  let token = "";
  beforeAll(async () => {
    portal = await startDemonstration();
    const body = JSON.stringify({ email: "nora@example.com", password: demoPassword });
    const answer = await fetch(`${portal.origin}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    token = String(Object(await answer.json()).access_token);
  });
  afterAll(async () => {
    await portal.stop();
  });

  const small = () => {
    const form = new FormData();
    form.append("file", new File(["no picture"], "me.png"));
    return fetch(`${portal.origin}/api/kept-files`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
  };

  /** It is read, and understood so little that nothing counts it. */
  const unreadable = () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "multipart/form-data; boundary=x",
    };
    return fetch(`${portal.origin}/api/kept-files`, {
      method: "POST",
      headers,
      body: "no parts at all ".repeat(20),
    });
  };

  test("takes uploads while others claim all the room and send nothing", async () => {
    const silent = await Promise.all(
      ["127.0.0.1", "127.0.0.2", "127.0.0.3"].map((address) =>
        beginUpload(portal.origin, { token, address, bytes: 0 }),
      ),
    );
    for (let time = 0; time < 20; time += 1) expect((await small()).status).toBe(422);
    for (const socket of silent) socket.destroy();
  }, 30_000);

  test("answers 503 while an upload fills its address's share, and takes uploads again when it is over", async () => {
    const full = await beginUpload(portal.origin, {
      token,
      address: "127.0.0.1",
      bytes: uploadLimitBytes - 100,
    });
    let refused = await unreadable();
    while (refused.status === 400) refused = await unreadable();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ statusCode: 503, code: "unavailable" });
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
    full.destroy();
    let taken = await small();
    while (taken.status === 503) taken = await small();
    expect(taken.status).toBe(422);
  }, 30_000);
});

interface Begun {
  readonly token: string;
  readonly address: string;
  readonly bytes: number;
}

/** Says that as much as is allowed will come, sends so many bytes of it, and then nothing. */
function beginUpload(origin: string, { token, address, bytes }: Begun): Promise<Socket> {
  const head = [
    "POST /api/kept-files HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${uploadLimitBytes}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(
      { port: Number(new URL(origin).port), host: "127.0.0.1", localAddress: address },
      () => {
        socket.write(`${head.join("\r\n")}\r\n\r\n`);
        if (bytes === 0) return resolve(socket);
        socket.write(
          Buffer.concat(
            [
              Buffer.from(
                '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
              ),
              Buffer.alloc(bytes),
            ],
            bytes,
          ),
          () => resolve(socket),
        );
      },
    );
    socket.on("error", reject);
  });
}
