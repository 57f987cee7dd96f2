// The portal on PostgreSQL that fails over, under a steady load: no acknowledged change is lost or doubled, and changes work again soon.
import { beforeAll, describe, expect, test } from "vitest";
import { fund } from "../support/api/api-client";
import { isInstalled } from "../support/network/reverse-proxies";
import { failoverSkipReason, PatroniCluster, type Node } from "./patroni-cluster";
import { openProxiedHosts, type ProxiedHosts } from "./proxied-hosts";
import { SteadyLoad } from "./steady-load";

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Twice what `ttl`, a promotion and the portal's own time limit add up to. */
const servedAgainWithinS = 60;
const watchedMs = 35_000;

interface Failover {
  readonly name: string;
  readonly begin: (cluster: PatroniCluster, leader: Node) => void | Promise<void>;
  /** Once the other one leads. */
  readonly end: (cluster: PatroniCluster, leader: Node) => void;
}

const failovers: readonly Failover[] = [
  {
    name: "a planned switchover",
    begin: (cluster, leader) => cluster.switchover(leader),
    end: () => undefined,
  },
  {
    name: "the leader killed",
    begin: (cluster, leader) => cluster.signal(leader, "SIGKILL"),
    end: (cluster, leader) => cluster.start(leader),
  },
  // Frozen in the middle of its round, Patroni still takes itself for the leader when it goes on.
  ...(["machine", "Patroni", "PostgreSQL"] as const).map((part) => ({
    name: part === "machine" ? "the leader frozen" : `${part} of the leader frozen`,
    begin: (cluster: PatroniCluster, leader: Node) => cluster.signal(leader, "SIGSTOP", part),
    end: (cluster: PatroniCluster, leader: Node) => cluster.signal(leader, "SIGCONT", part),
  })),
];

const missing = failoverSkipReason || (!isInstalled("nginx") && "skipped: nginx is not installed");

describe.skipIf(missing)(`failover of PostgreSQL${missing ? ` (${missing})` : ""}`, () => {
  let cluster: PatroniCluster;
  let site: ProxiedHosts;
  const rows: string[] = ["| Failover | Seconds without changes | Acknowledged | Lost | Doubled |"];
  beforeAll(async () => {
    cluster = await PatroniCluster.open();
    return () => cluster.close();
  });
  beforeAll(async () => {
    // The certificate of this test is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    site = await openProxiedHosts({ settings: { DATABASE_URL: cluster.address } });
    await fund(site.origin, "hana@example.com", "10000.00");
    return async () => {
      await site.close();
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      console.info(rows.join("\n"));
    };
  });

  test.each(failovers)("$name", { timeout: 300_000 }, async ({ name, begin, end }) => {
    await cluster.untilWhole();
    const before = await cluster.leader();
    const load = await SteadyLoad.start(site.origin);
    await load.nextAcknowledged();
    const from = performance.now();
    await begin(cluster, before);
    await expect
      .poll(() => cluster.leader().catch(() => before), { timeout: 60_000 })
      .not.toBe(before);
    await load.nextAcknowledged();
    // The old leader comes back under load, too, and may not take a change for itself.
    await later(Math.max(0, from + watchedMs - performance.now()));
    end(cluster, before);
    await cluster.untilWhole();
    await load.nextAcknowledged();
    await load.stop();
    const { lost, doubled } = await load.lostAndDoubled();
    const seconds = load.longestPause(from, performance.now());
    rows.push(
      `| ${name} | ${seconds.toFixed(1)} | ${load.acknowledged.size} | ${lost} | ${doubled} |`,
    );
    console.info(rows.at(-1));
    expect({ lost, doubled, odd: load.odd.slice(0, 3) }).toEqual({ lost: 0, doubled: 0, odd: [] });
    expect(await site.verifyLedger()).toContain("Ledger balanced");
    expect(seconds).toBeLessThan(servedAgainWithinS);
  });
});
