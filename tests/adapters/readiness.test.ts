// How often a service is asked whether it is up, and what outsiders see.
import { beforeEach, describe, expect, test } from "vitest";
import { createReadiness, type Probe } from "~server/adapters/readiness";
import { readinessAnswer } from "~server/host/readiness";

let now = 0;
let asked = 0;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
  asked = 0;
});

type Check = Probe["check"];
const up: Check = () => Promise.resolve();
const down: Check = () => Promise.reject(new Error("canary: connect ECONNREFUSED 10.0.0.7:5432"));
const hangs: Check = () => new Promise(() => undefined);

function readinessOf(...probes: readonly Partial<Probe>[]) {
  const readiness = createReadiness(() => now);
  for (const [index, { check = up, ...probe }] of probes.entries()) {
    const counted = () => {
      asked += 1;
      return check();
    };
    readiness.put({
      name: `service-${index}`,
      isNeeded: true,
      withinMs: 1_000,
      cacheMs: 30_000,
      ...probe,
      check: counted,
    });
  }
  return readiness;
}

describe("the status", () => {
  const statusOf = async (...probes: readonly Partial<Probe>[]) => {
    const answer = await readinessAnswer({ readiness: () => readinessOf(...probes).read() }, []);
    return [answer.status, await answer.text()];
  };

  test.each<readonly [string, readonly Partial<Probe>[], number, string]>([
    [
      "everything is up",
      [{ name: "database" }, { name: "mail", isNeeded: false }],
      200,
      "ready\ndatabase up\nmail up\n",
    ],
    [
      "an external service is down",
      [{ name: "database" }, { name: "mail", isNeeded: false, check: down }],
      200,
      "degraded\ndatabase up\nmail down\n",
    ],
    [
      "the database is down",
      [
        { name: "database", check: down },
        { name: "mail", isNeeded: false },
      ],
      503,
      "not ready\ndatabase down\nmail up\n",
    ],
    [
      "a check fails before it begins",
      [
        {
          name: "database",
          check: () => {
            throw new Error("canary");
          },
        },
      ],
      503,
      "not ready\ndatabase down\n",
    ],
    ["there are no services", [], 200, "ready\n"],
  ])("when %s", async (_when, probes, status, text) => {
    expect(await statusOf(...probes)).toEqual([status, text]);
  });

  test("reports a service that hangs as down, and waits no longer than the limit", async () => {
    expect(await statusOf({ name: "documents", check: hangs, withinMs: 20 })).toEqual([
      503,
      "not ready\ndocuments down\n",
    ]);
  });
});

describe("for any number of callers", () => {
  test("a service is queried once at a time, and again only after its result expires", async () => {
    const readiness = readinessOf({});
    await Promise.all(Array.from({ length: 100 }, () => readiness.read()));
    now += 29_999;
    await readiness.read();
    expect(asked).toBe(1);
    now += 1;
    await readiness.read();
    expect(asked).toBe(2);
  });

  test("a slow service delays no one: the last result is returned meanwhile, unless it is twice as old", async () => {
    let check: Check = up;
    const readiness = readinessOf({ check: () => check() });
    await readiness.read();
    let fail: () => void = () => undefined;
    check = () => new Promise((_resolve, reject) => (fail = () => reject(new Error("late"))));
    now += 31_000;
    expect((await readiness.read()).services).toEqual({ "service-0": "up" });
    now += 30_000;
    const waiting = readiness.read();
    fail();
    expect((await waiting).services).toEqual({ "service-0": "down" });
    expect(asked).toBe(2);
  });

  test("one that hangs isn't queried again in parallel for a minute", async () => {
    const readiness = readinessOf({ check: hangs, withinMs: 20, cacheMs: 1_000 });
    await readiness.read();
    for (let second = 0; second < 59; second += 1) {
      now += 1_000;
      await readiness.read();
    }
    expect(asked).toBe(1);
    now += 1_000;
    await readiness.read();
    expect(asked).toBe(2);
  });

  test("one that comes back is up again", async () => {
    let check: Check = down;
    const readiness = readinessOf({ check: () => check(), cacheMs: 1_000 });
    expect((await readiness.read()).isReady).toBe(false);
    check = up;
    now += 2_000;
    expect((await readiness.read()).isReady).toBe(true);
  });
});
