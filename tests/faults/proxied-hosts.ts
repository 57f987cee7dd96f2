// Two hosts of the built portal behind the shipped nginx.conf, as an operator runs them: one of them, or what they need, is then broken.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProxy } from "../support/network/reverse-proxies";
import {
  freePort,
  ownHost,
  startPortal,
  type Environment,
  type Portal,
} from "../support/portal/server";
import { root } from "../support/source/sources";

const metricsToken = randomBytes(32).toString("hex");
const scrapedWithinMs = 2_000;

export interface ProxiedHosts {
  /** Where visitors come: nginx. */
  readonly origin: string;
  readonly dataDir: string;
  /** As they run at this moment. */
  readonly hosts: [Portal, Portal];
  /** Starts the second host again, with more settings. */
  startSecond(more?: Environment): Promise<void>;
  /** Reads what the hosts and nginx log from now on. */
  logFromHere(): () => string;
  /** The metrics of both hosts, with `up` as Prometheus adds it. */
  scrape(): Promise<string>;
  /** What `ledger:verify` says of the database that they share. */
  verifyLedger(): Promise<string>;
  close(): Promise<void>;
}

interface Site {
  readonly settings?: Environment;
  /** A folder that both share, else one for each call. */
  readonly dataDir?: string;
  /** How the programs are run: the second one may have to follow the first one. */
  readonly launcher?: (first: Portal | undefined) => readonly string[];
}

export async function openProxiedHosts({
  settings: more = {},
  dataDir = mkdtempSync(join(tmpdir(), "portal-proxied-")),
  launcher = () => [process.execPath],
}: Site = {}): Promise<ProxiedHosts> {
  const [https, http] = [await freePort(), await freePort()];
  const ports = [await freePort(), await freePort()] as const;
  const origin = `https://localhost:${https}`;
  const settings = {
    MODE: "demo",
    PUBLIC_URL: origin,
    TRUST_PROXY: "on",
    METRICS_TOKEN: metricsToken,
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    VAULT_KEY: `k1:${randomBytes(32).toString("base64")}`,
    DATA_DIR: dataDir,
    ...more,
  };
  const launched: Portal[] = [];
  const launch = async (port: number, first?: Portal, added: Environment = {}) => {
    const env = { ...settings, ...added, PORT: String(port) };
    const portal = await startPortal(env, ownHost, launcher(first));
    launched.push(portal);
    return portal;
  };
  // One after the other: the first fills the demo.
  const first = await launch(ports[0]);
  const hosts: [Portal, Portal] = [first, await launch(ports[1], first)];
  const proxy = await startProxy("nginx", { https, http, hosts: ports });
  return {
    origin,
    dataDir,
    hosts,
    async startSecond(added) {
      hosts[1] = await launch(ports[1], first, added);
    },
    logFromHere() {
      const known = new Map([...launched.map((portal) => [portal, portal.log().length] as const)]);
      const errors = proxy.errors().length;
      return () =>
        [
          ...launched.map((portal) => portal.log().slice(known.get(portal) ?? 0)),
          proxy.errors().slice(errors),
        ].join("\n");
    },
    scrape: async () => (await Promise.all(hosts.map(metricsOf))).join("\n"),
    async verifyLedger() {
      // Where the hosts run, who may have a disk of their own.
      const [command = "", ...before] = launcher(first);
      const { stdout, stderr } = spawnSync(
        command,
        [...before, "build/index.js", "ledger:verify"],
        {
          cwd: root,
          env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
          encoding: "utf8",
        },
      );
      return stdout + stderr;
    },
    async close() {
      await proxy.stop();
      await Promise.all(hosts.map((host) => host.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function metricsOf({ origin }: Portal): Promise<string> {
  try {
    const answer = await fetch(`${origin}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
      signal: AbortSignal.timeout(scrapedWithinMs),
    });
    return `up ${answer.ok ? 1 : 0}\n${await answer.text()}`;
  } catch {
    return "up 0";
  }
}
