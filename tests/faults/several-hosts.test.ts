// Two hosts behind a round-robin: one is killed in the middle of requests, or both are started again under load, one after the other.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiAs, fund, type ApiClient } from "../support/api/api-client";
import { JourneyRunner } from "../support/people/journey-runner";
import { postgresAddress } from "../support/database/postgres";
import { openHosts, type SeveralHosts } from "../support/portal/several-hosts";

const kills = Number(process.env.KILL_ROUNDS ?? 40);
const rolls = 15;
const writers = 6;
/** Five keep both cores busy all the time, which makes the restarts slow, too. */
const visitors = 5;
const roundWithinMs = 60_000;

describe.skipIf(!postgresAddress)("two hosts under load", () => {
  let portal: SeveralHosts;
  let hana: ApiClient;
  beforeAll(async () => {
    portal = await openHosts({ DRAIN_SECONDS: "1" });
    await fund(portal.origin, "hana@example.com", "1000000.00");
    hana = await apiAs(portal.origin, "hana@example.com");
  });
  afterAll(() => portal.close());

  const withdraw = async (key: string) =>
    String(
      (await hana.call("POST", "/wallets/withdrawal/request", { amount: "0.01" }, key))
        .transactionRef,
    );

  test(
    `${kills} kills in the middle of requests: the other host continues, and each key has one effect`,
    { timeout: kills * roundWithinMs },
    async () => {
      const before = await storedReferences();
      const acknowledged: string[] = [];
      for (let round = 0; round < kills; round += 1) {
        await killDuringTraffic(round % 2, acknowledged);
        await portal.start(round % 2);
      }
      const stored = await storedReferences();
      expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
      expect([stored.size - before.size, new Set(acknowledged).size]).toEqual([
        acknowledged.length,
        acknowledged.length,
      ]);
      // Had no request been hit, nothing would have been shown.
      expect(portal.balancer.broken.length).toBeGreaterThan(0);
      expect(await portal.verifyLedger()).toContain("Ledger balanced");
      console.info(
        `${kills} kills: ${acknowledged.length} keys, ${portal.balancer.broken.length} requests broken off and sent again`,
      );
    },
  );

  test(
    `${rolls} rolling restarts of both: no request is dropped`,
    { timeout: rolls * 2 * roundWithinMs },
    async () => {
      portal.balancer.broken.length = 0;
      const zoe = new JourneyRunner(portal.origin);
      await zoe.signInAs("zoe");
      const load = underLoad([
        () => statusOf("/"),
        async () => (await zoe.get("/dashboard")).status,
        async () => (await hana.call("GET", "/wallets/my-wallet"), 200),
        async () => (await withdraw(randomUUID()), 200),
        () => statusOf("/api/markets/quotes?market=forex"),
      ]);
      const codes: (number | null)[] = [];
      for (let round = 0; round < rolls * 2; round += 1) {
        codes.push((await portal.hosts[round % 2]?.stop()) ?? null);
        await portal.start(round % 2);
      }
      const answers = await load.end();
      expect(codes).toEqual(codes.map(() => 0));
      expect([answers.filter((answer) => answer !== 200), portal.balancer.broken]).toEqual([
        [],
        [],
      ]);
      console.info(`${rolls * 2} restarts: ${answers.length} answers, none dropped`);
    },
  );

  /** Writers continue until each host's death is well behind them; a request that broke off is sent again with its key. */
  async function killDuringTraffic(number: number, acknowledged: string[]): Promise<void> {
    const enough = acknowledged.length + 12 * writers;
    let countdown: NodeJS.Timeout | undefined;
    const write = async () => {
      while (acknowledged.length < enough) {
        acknowledged.push(await untilAcknowledged(randomUUID()));
        countdown ??= setTimeout(
          () => portal.hosts[number]?.process.kill("SIGKILL"),
          Math.random() * 60,
        );
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
  }

  async function untilAcknowledged(key: string): Promise<string> {
    for (;;) {
      try {
        return await withdraw(key);
      } catch (error) {
        // The balancer's own word, or its end in the middle of an answer; any refusal of the portal is a fault.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      }
    }
  }

  async function storedReferences(): Promise<Set<string>> {
    const references = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { totalPages, transactions } = await hana.call(
        "GET",
        `/transactions?limit=200&page=${page}`,
      );
      pages = Number(totalPages);
      for (const row of Array.isArray(transactions) ? transactions : [])
        references.add(String(row.reference));
    }
    return references;
  }

  const statusOf = async (path: string) => {
    const response = await fetch(portal.origin + path);
    await response.arrayBuffer();
    return response.status;
  };

  /** Visitors who ask in turn and without pause; what is no answer at all is noted by its words. */
  function underLoad(asks: readonly (() => Promise<number>)[]) {
    let isOver = false;
    const answers: (number | string)[] = [];
    const running = Array.from({ length: visitors }, async (_, first) => {
      for (let turn = first; !isOver || turn < first + asks.length; turn += 1)
        answers.push((await asks[turn % asks.length]?.().catch(String)) ?? "nothing asked");
    });
    const end = async () => {
      isOver = true;
      await Promise.all(running);
      return answers;
    };
    return { end };
  }
});
