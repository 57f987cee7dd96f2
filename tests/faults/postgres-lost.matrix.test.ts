// PostgreSQL restarts and crashes under load: callers get 503, and nothing is lost or doubled.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { TestPortal } from "../support/portal/backend";
import { median } from "../support/measures/median";
import type { Customer } from "../support/people/people";
import {
  canRunPostgres,
  PostgresCluster,
  clusterSkipReason,
} from "../support/database/postgres-cluster";
import { sized } from "../support/sized";

const rounds = {
  SIGINT: Number(process.env.RESTART_ROUNDS ?? sized(2, 20)),
  SIGKILL: Number(process.env.KILL_ROUNDS ?? sized(2, 20)),
};
const writers = 16;
/** Usually; an unlucky round on a busy machine may take five times as long. */
const recoveredWithinMs = sized(5_000, 1_000);
const pauseMs = sized(150, 2_500);
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class Load {
  /** By key, the reference that was acknowledged for it. */
  readonly acknowledged = new Map<string, string>();
  readonly odd: string[] = [];
  refused = 0;
  private isOver = false;
  private isAway = false;
  private answered: (() => void) | undefined;
  private running: Promise<unknown> = Promise.resolve();
  constructor(private readonly customer: Customer) {}

  start(): void {
    this.running = Promise.all(Array.from({ length: writers }, () => this.write()));
  }

  /** How long from now to the next acknowledgement, after which none had come. */
  async firstAnswerMs(): Promise<number> {
    const from = performance.now();
    await new Promise<void>((resolve) => (this.answered = resolve));
    return performance.now() - from;
  }

  away(isAway: boolean): void {
    this.isAway = isAway;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Retries a 503 with the same key until it succeeds. */
  private async write(): Promise<void> {
    for (let key = randomUUID(); ;) {
      const { status, body, headers } = await this.customer.post(
        "/wallets/withdrawal/request",
        { amount: "0.01" },
        { key },
      );
      if (status === 201) {
        this.acknowledged.set(key, JSON.stringify(body));
        key = randomUUID();
        if (!this.isAway) this.answered?.();
        if (this.isOver) return;
      } else {
        this.refused += 1;
        if (status !== 503 || !headers.has("retry-after"))
          this.odd.push(`${status} ${JSON.stringify(body)}`);
        await later(10);
      }
    }
  }
}

const referenceIn = (answer: string) => /TX-\w+/.exec(answer)?.[0] ?? answer;

/** References that were acknowledged and are not there. */
export const lost = (acknowledged: readonly string[], stored: ReadonlySet<string>) =>
  acknowledged.filter((reference) => !stored.has(reference));

async function storedReferences({ context }: TestPortal, userId: string): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 0; ; offset += 500) {
    const rows = await transactionsIn(context.storage.db).list(
      { userId, type: "withdrawal" },
      { limit: 500, offset },
    );
    if (rows.length === 0) return found;
    found.push(...rows.map(({ reference }) => reference));
  }
}

describe.skipIf(!canRunPostgres)(
  `the database stops and comes back${canRunPostgres ? "" : ` (${clusterSkipReason})`}`,
  () => {
    let cluster: PostgresCluster;
    let portal: TestPortal;
    beforeAll(async () => {
      // Its operator has chosen the faster commits; the portal's wait for the disk all the same.
      cluster = await PostgresCluster.create([
        "synchronous_commit=off",
        "wal_writer_delay=10s",
        "max_connections=60",
      ]);
      portal = await TestPortal.open(
        "PostgreSQL",
        {},
        { address: cluster.address, drop: () => cluster.close() },
      );
      // Some hundred lines of the log, all of them expected.
      Object.assign(portal.context, { report: () => undefined });
    });
    afterAll(() => portal.close());

    test.each(["SIGINT", "SIGKILL"] as const)(
      "by %s, repeatedly",
      { timeout: 600_000 },
      async (signal) => {
        const hana = await portal.customerWith("100000.00");
        await hana.saveBank();
        const load = new Load(hana);
        const backMs: number[] = [];
        load.start();
        for (let round = 1; round <= rounds[signal]; round += 1) {
          await load.firstAnswerMs();
          await later(pauseMs * (0.5 + Math.random()));
          const acknowledged = load.acknowledged.size;
          load.away(true);
          await cluster.end(signal);
          await cluster.start();
          load.away(false);
          backMs.push(await load.firstAnswerMs());
          expect(load.acknowledged.size, `round ${round} acknowledged nothing`).toBeGreaterThan(
            acknowledged,
          );
        }
        await load.stop();
        const stored = await storedReferences(portal, hana.id);
        const acknowledged = [...load.acknowledged.values()].map(referenceIn);
        console.info(
          `${signal}: ${rounds[signal]} rounds, ${acknowledged.length} acknowledged, ${load.refused} refused for now, back within ${median(backMs).toFixed(0)} ms, at most ${Math.max(...backMs).toFixed(0)}`,
        );
        expect(load.odd).toEqual([]);
        expect(load.refused).toBeGreaterThan(0);
        expect(lost(acknowledged, new Set(stored))).toEqual([]);
        expect(new Set(acknowledged).size).toBe(acknowledged.length);
        expect(stored.length).toBe(acknowledged.length);
        expect([
          median(backMs) < recoveredWithinMs,
          Math.max(...backMs) < 5 * recoveredWithinMs,
        ]).toEqual([true, true]);
        expect(await portal.ledgerFaults()).toEqual([]);
        expect(lost([...acknowledged, "TX-NEVER"], new Set(stored))).toEqual(["TX-NEVER"]);
      },
    );

    test("a planted fault is found: what a server without synchronous commits acknowledges to others is lost", async () => {
      const numbers = Array.from({ length: 21 }, (_, number) => String(number));
      let gone: string[] = [];
      // A flush that comes between the last insert and the kill saves them all, so it is tried again.
      for (let round = 1; round <= 5 && gone.length === 0; round += 1) {
        await insertUnflushed(cluster, numbers.length);
        await cluster.end("SIGKILL");
        await cluster.start();
        gone = lost(numbers, await storedNumbers(cluster));
      }
      expect(gone.length).toBeGreaterThan(0);
      expect(gone).not.toContain("0");
    });
  },
);

/** The first number waits for the disk, the others are acknowledged before they reach it. */
async function insertUnflushed({ address }: PostgresCluster, count: number) {
  // Not ended: its server is killed while it is connected.
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("drop table if exists planted; create table planted (number integer)");
  await client.query("set synchronous_commit = on; insert into planted values (0)");
  await client.query("set synchronous_commit = off");
  for (let number = 1; number < count; number += 1)
    await client.query("insert into planted values ($1)", [number]);
}

async function storedNumbers({ address }: PostgresCluster): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client
    .query<{ number: number }>("select number from planted")
    .finally(() => client.end());
  return new Set(rows.map(({ number }) => String(number)));
}
