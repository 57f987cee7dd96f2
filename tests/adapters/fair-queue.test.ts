// Whose password is checked next, when more wait than can be checked.
import { describe, expect, test } from "vitest";
import { fairQueue } from "~server/adapters/passwords/fair-queue";

const bounds = { concurrency: 1, perNetwork: 10, waiting: 50 };
const from = (network: string, isKnown = false) => ({ network, isKnown });

/** Work that ends when the test says so; `order` has the names in which it began. */
function watched(queue: ReturnType<typeof fairQueue>) {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const request = (name: string, requester = from(name)) => {
    const work = () => {
      order.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    return queue(work, requester);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishAll = async () => {
    await settle();
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { order, request, finishAll };
}

describe("the queue for passwords", () => {
  test("runs a limited number at once, and all of them in the end, even after a failure", async () => {
    const queue = fairQueue({ concurrency: 2, perNetwork: 100, waiting: 100 });
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 20 }, (_, index) =>
      queue(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        if (index % 5 === 0) throw new Error("dropped");
        return index;
      }, from("one")),
    );
    const ends = await Promise.allSettled(visits);
    expect(most).toBe(2);
    expect(ends.filter((end) => end.status === "fulfilled")).toHaveLength(16);
  });

  test("takes one from each network in turn", async () => {
    const { order, request, finishAll } = watched(fairQueue(bounds));
    const asked = [
      ...Array.from({ length: 5 }, () => request("flood")),
      request("home"),
      request("office"),
    ];
    await finishAll();
    await Promise.all(asked);
    expect(order).toEqual(["flood", "home", "office", "flood", "flood", "flood", "flood"]);
  });

  test("serves a network without recent requests before a hundred with many", async () => {
    const { order, request, finishAll } = watched(fairQueue({ ...bounds, waiting: 200 }));
    const flood = () => Array.from({ length: 120 }, (_, number) => request(`bot ${number}`));
    const first = flood();
    await finishAll();
    await Promise.all(first);
    const asked = [...flood(), request("home")];
    await finishAll();
    await Promise.all(asked);
    expect(order.slice(120).indexOf("home"), "after the one that was being checked").toBe(1);
  });

  test("serves known devices before unknown ones", async () => {
    const { order, request, finishAll } = watched(fairQueue(bounds));
    const asked = [
      ...Array.from({ length: 40 }, (_, number) => request(`bot ${number}`)),
      request("owner", from("device", true)),
    ];
    await finishAll();
    await Promise.all(asked);
    expect(order.indexOf("owner")).toBe(1);
  });

  test("rejects what exceeds one network's share, and nothing else", async () => {
    const { request, finishAll } = watched(fairQueue(bounds));
    const flood = Array.from({ length: 15 }, () => request("flood"));
    const home = request("home");
    const settled = Promise.allSettled([...flood, home]);
    await finishAll();
    const ends = await settled;
    expect(ends.map(({ status }) => status)).toEqual([
      ...Array<string>(11).fill("fulfilled"),
      ...Array<string>(4).fill("rejected"),
      "fulfilled",
    ]);
    expect(ends[11]).toMatchObject({ reason: { code: "OVERRUN" } });
  });

  test("when full, drops an entry of the network with the most for one with none", async () => {
    const { order, request, finishAll } = watched(
      fairQueue({ concurrency: 1, perNetwork: 10, waiting: 4 }),
    );
    const flood = Array.from({ length: 5 }, () => request("flood"));
    const home = request("home");
    const settled = Promise.allSettled([...flood, home]);
    await finishAll();
    const ends = await settled;
    expect(ends.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(order[1]).toBe("home");
  });

  test("when full of equals, rejects the last caller, and accepts callers again once there is room", async () => {
    const queue = fairQueue({ concurrency: 1, perNetwork: 10, waiting: 2 });
    const visits = await Promise.allSettled(
      [1, 2, 3, 4].map((visit) => queue(() => Promise.resolve(visit), from(`network ${visit}`))),
    );
    expect(visits.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    expect(await queue(() => Promise.resolve("in"), from("network 4"))).toBe("in");
  });

  test("forgets after a minute how much a network requested", async () => {
    let time = 0;
    const { order, request, finishAll } = watched(fairQueue(bounds, () => time));
    const first = [request("office"), request("office")];
    await finishAll();
    await Promise.all(first);
    time += 60_000;
    const asked = [request("other"), request("office"), request("home")];
    await finishAll();
    await Promise.all(asked);
    expect(order.slice(2)).toEqual(["other", "office", "home"]);
  });
});
