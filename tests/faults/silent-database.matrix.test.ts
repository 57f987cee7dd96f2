// A database peer that falls silent without a word, or freezes: callers get 503 in time, the portal is back as soon as the peer is, and no lock is left behind.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import type { Customer } from "../support/people/people";
import {
  canRunPostgres,
  PostgresCluster,
  clusterSkipReason,
} from "../support/database/postgres-cluster";
import {
  silentConnections,
  type SilenceableConnection,
} from "../support/database/silent-connections";
import { sized } from "../support/sized";
import {
  abandonedMs,
  sendTogether,
  recoveredAfterMs,
  recoveredWithinMs,
  customersOf,
  lockReleasedWithinMs,
  statuses,
  tooLate,
} from "../support/measures/timed-calls";

describe.each(silentConnections)("the connection falls silent: %s", (_how, open) => {
  let line: SilenceableConnection;
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
        expect(statuses(await sendTogether(customers, 4))).toEqual([200, 201]);
        // Some are under way, the others come to connections that were well a moment ago.
        const underWay = sendTogether(customers, 2);
        line.silence();
        const meanwhile = [
          ...(await underWay),
          ...(await sendTogether(customers, 4)),
          ...(await sendTogether([first], 1)),
        ];
        expect([meanwhile.length, tooLate(meanwhile)]).toEqual([38, []]);
        expect(statuses(await sendTogether([first], 1))).toEqual([503]);
        line.restore();
        const backMs = await recoveredAfterMs(first);
        const gone = await abandonedMs(line.direct);
        console.info(
          `silent: 503 after at most ${Math.max(...meanwhile.map(({ ms }) => ms)).toFixed(0)} ms, back after ${backMs.toFixed(0)} ms, the last abandoned database transaction gone after ${gone.toFixed(0)} ms`,
        );
        expect([backMs < recoveredWithinMs, gone < lockReleasedWithinMs]).toEqual([true, true]);
      }
      expect(await portal.ledgerFaults()).toEqual([]);
    },
  );
});

describe.skipIf(!canRunPostgres)(
  `the server freezes${canRunPostgres ? "" : ` (${clusterSkipReason})`}`,
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
          const underWay = sendTogether(customers, 2);
          cluster.freeze();
          const meanwhile = [...(await underWay), ...(await sendTogether(customers, 4))];
          cluster.thaw();
          const backMs = await recoveredAfterMs(first);
          console.info(
            `frozen: answered after at most ${Math.max(...meanwhile.map(({ ms }) => ms)).toFixed(0)} ms, back after ${backMs.toFixed(0)} ms`,
          );
          expect(tooLate(meanwhile)).toEqual([]);
          expect(statuses(meanwhile)).toContain(503);
          expect(backMs).toBeLessThan(recoveredWithinMs);
        }
        expect(await portal.ledgerFaults()).toEqual([]);
      },
    );
  },
);
