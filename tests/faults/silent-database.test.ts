// A database peer that falls silent without a word, or freezes: callers read 503 in time, the portal is back as soon as the peer is, and no lock is left behind.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestPortal } from "../support/backend";
import { median } from "../support/median";
import type { Customer } from "../support/people";
import { postgresAddress } from "../support/postgres";
import { canRunPostgres, PostgresCluster, whyNoCluster } from "../support/postgres-cluster";
import { silentLines, type Line } from "../support/silent-lines";
import { sized } from "../support/sized";

const refusedWithinMs = 5_000;
const backWithinMs = 5_000;
const lockGoneWithinMs = 30_000;

interface Timed {
  readonly status: number;
  readonly ms: number;
}

async function timed(call: () => Promise<{ status: number }>): Promise<Timed> {
  const from = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - from };
}

const withdraw = (customer: Customer, key = randomUUID()) =>
  customer.post("/wallets/withdrawal/request", { amount: "0.01" }, { key });

/** Sends withdrawals and looks of everybody together; what each was answered, and how late. */
function askTogether(customers: readonly Customer[], times: number): Promise<Timed[]> {
  const calls = customers.flatMap((customer) =>
    Array.from({ length: times }, () => [
      () => withdraw(customer),
      () => customer.get("/transactions"),
    ]).flat(),
  );
  return Promise.all(calls.map(timed));
}

/** Asks until the first success; how long that took. */
async function backAfterMs(customer: Customer): Promise<number> {
  const from = performance.now();
  while ((await withdraw(customer)).status !== 201)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - from;
}

/** What 99 of 100 stay within. */
const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
const tooLate = (answers: readonly Timed[]) => answers.filter(({ ms }) => ms > refusedWithinMs);
const statuses = (answers: readonly Timed[]) =>
  [...new Set(answers.map(({ status }) => status))].sort();

async function customersOf(portal: TestPortal, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let index = 0; index < count; index += 1) {
    const customer = await portal.customerWith("1000.00");
    await customer.saveBank();
    customers.push(customer);
  }
  return customers;
}

async function onServer<Value>(
  address: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** How long abandoned transactions of this database stay open. */
async function abandonedMs(address: string): Promise<number> {
  const from = performance.now();
  const open =
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null";
  return onServer(address, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ open: number }>(open);
      const elapsed = performance.now() - from;
      if (rows[0]?.open === 0 || elapsed > 2 * lockGoneWithinMs) return elapsed;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}

describe.each(silentLines)("the peer falls silent: %s", (_how, open) => {
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
    "callers read 503 within five seconds, and it is back within five without a restart",
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
      "callers read 503 within five seconds, and it is back within five",
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

describe.skipIf(!postgresAddress)("one wallet is locked", () => {
  test(
    "the others are served as before, and its own callers read 503 in time",
    { timeout: 300_000 },
    async () => {
      // With a maximum for the day there is a row that all withdrawals share.
      const portal = await TestPortal.open("PostgreSQL", { WITHDRAWALS_DAILY_MAXIMUM: "1000000" });
      Object.assign(portal.context, { report: () => undefined });
      const [locked, other] = (await customersOf(portal, 2)) as [Customer, Customer];
      const samples = sized(40, 400);
      const ofOther = async () => {
        const times: number[] = [];
        for (let sample = 0; sample < samples; sample += 1) {
          const { status, ms } = await timed(() => withdraw(other));
          expect(status).toBe(201);
          times.push(ms);
        }
        return times;
      };
      const before = await ofOther();
      await onServer(portal.databaseUrl ?? "", async (client) => {
        await client.query("begin");
        await client.query("select * from wallets where user_id = $1 for update", [locked.id]);
        const stuck = Promise.all(Array.from({ length: 24 }, () => timed(() => withdraw(locked))));
        const meanwhile = await ofOther();
        const answers = await stuck;
        console.info(
          `locked: others ${median(before).toFixed(1)} ms before, ${median(meanwhile).toFixed(1)} meanwhile, 99 of 100 within ${slowest(before).toFixed(1)} and ${slowest(meanwhile).toFixed(1)}; its own after at most ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)}`,
        );
        expect([statuses(answers), tooLate(answers)]).toEqual([[503], []]);
        expect(median(meanwhile)).toBeLessThan(2 * median(before) + 10);
        expect(Math.max(...meanwhile), "none waits for the locked one").toBeLessThan(1_500);
        if (sized(false, true)) expect(slowest(meanwhile)).toBeLessThanOrEqual(2 * slowest(before));
      });
      // The one that held it is gone, and so is the lock.
      expect((await withdraw(locked)).status).toBe(201);
      expect(await portal.ledgerFaults()).toEqual([]);
      await portal.close();
    },
  );
});
