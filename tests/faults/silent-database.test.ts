// A database peer that falls silent without a word, or freezes: callers get 503 in time, the portal is back as soon as the peer is, and no lock is left behind.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import type { Customer } from "../support/people/people";
import {
  canRunPostgres,
  PostgresCluster,
  whyNoCluster,
} from "../support/database/postgres-cluster";
import { silentLines, type Line } from "../support/database/silent-lines";
import { sized } from "../support/sized";
import {
  abandonedMs,
  askTogether,
  backAfterMs,
  backWithinMs,
  customersOf,
  lockGoneWithinMs,
  statuses,
  tooLate,
} from "../support/measures/timed-calls";

describe.each(silentLines)("the connection falls silent: %s", (_how, open) => {
  let line: Line;
  let portal: TestPortal;
  beforeAll(async () => {
    line = await open();
    portal = await TestPortal.open(
      "PostgreSQL",
      {},
      { address: line.address, drop: () => line.close() },
    );
    Object.assign(portal.context, { report: () => undefined });
  });
  afterAll(() => portal.close());

  test(
    "callers get 503 within five seconds, and it works again within five without a restart",
    { timeout: 300_000 },
    async () => {
      const customers = await customersOf(portal, 3);
      const [first] = customers as [Customer];
      for (let round = 1; round <= sized(1, 5); round += 1) {
        expect(statuses(await askTogether(customers, 4))).toEqual([200, 201]);
        // Some are under way, the others come to connections that were well a moment ago.
        const underWay = askTogether(customers, 2);
        line.silence();
        const meanwhile = [
          ...(await underWay),
          ...(await askTogether(customers, 4)),
          ...(await askTogether([first], 1)),
        ];
        expect([meanwhile.length, tooLate(meanwhile)]).toEqual([38, []]);
        expect(statuses(await askTogether([first], 1))).toEqual([503]);
        line.restore();
        const backMs = await backAfterMs(first);
        const gone = await abandonedMs(line.direct);
        console.info(
          `silent: 503 after at most ${Math.max(...meanwhile.map(({ ms }) => ms)).toFixed(0)} ms, back after ${backMs.toFixed(0)} ms, the last abandoned database transaction gone after ${gone.toFixed(0)} ms`,
        );
        expect([backMs < backWithinMs, gone < lockGoneWithinMs]).toEqual([true, true]);
      }
      expect(await portal.ledgerFaults()).toEqual([]);
    },
  );
});

describe.skipIf(!canRunPostgres)(
  `the server freezes${canRunPostgres ? "" : ` (${whyNoCluster})`}`,
  () => {
    let cluster: PostgresCluster;
    let portal: TestPortal;
    beforeAll(async () => {
      cluster = await PostgresCluster.create(["fsync=off", "max_connections=60"]);
      portal = await TestPortal.open(
        "PostgreSQL",
        {},
        { address: cluster.address, drop: () => cluster.close() },
      );
      Object.assign(portal.context, { report: () => undefined });
    });
    afterAll(() => portal.close());

    test(
      "callers get 503 within five seconds, and it works again within five",
      { timeout: 300_000 },
      async () => {
        const customers = await customersOf(portal, 3);
        const [first] = customers as [Customer];
        for (let round = 1; round <= sized(1, 5); round += 1) {
          const underWay = askTogether(customers, 2);
          cluster.freeze();
          const meanwhile = [...(await underWay), ...(await askTogether(customers, 4))];
          cluster.thaw();
          const backMs = await backAfterMs(first);
          console.info(
            `frozen: answered after at most ${Math.max(...meanwhile.map(({ ms }) => ms)).toFixed(0)} ms, back after ${backMs.toFixed(0)} ms`,
          );
          expect(tooLate(meanwhile)).toEqual([]);
          expect(statuses(meanwhile)).toContain(503);
          expect(backMs).toBeLessThan(backWithinMs);
        }
        expect(await portal.ledgerFaults()).toEqual([]);
      },
    );
  },
);
