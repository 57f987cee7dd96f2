// The faults of the table: how each begins and ends, and where an operator sees it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { lockHolder } from "~server/database/sqlite/lock-holder";
import { signUpBody } from "../support/people/people";
import { canMount, type FaultSite } from "./fault-sites";

export interface Fault {
  readonly name: string;
  readonly lastsS: number;
  /** Whether the other host goes on with changes meanwhile. */
  readonly isBridged: boolean;
  /** Why it can't be run here. */
  readonly skipped?: string | false;
  readonly begin: (site: FaultSite) => Promise<unknown>;
  readonly end: (site: FaultSite) => Promise<unknown>;
  /** A line of a host's log or of nginx's error log. */
  readonly log: RegExp;
  /** A line of the metrics. */
  readonly metric: RegExp;
  readonly alert: string;
  /** How long half of the reads may take after the first 15 seconds. */
  readonly readsWithinMs?: number;
  /** How long the other host may take to refuse a change. */
  readonly refusesWithinMs?: number;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const clocks = readdirSync("/usr/lib")
  .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  .filter((path) => existsSync(path));
const noClock = clocks.length === 0 && "libfaketime is not installed";
const isGone = /connect\(\) failed \(111: Connection refused\)/;
const isSilent = /upstream timed out \(110: Connection timed out\)/;
const isDatabaseDown = /"event":"service-down".*"service":"database"/;

const frozenHost = {
  name: "one host frozen",
  lastsS: 80,
  isBridged: true,
  begin: async ({ hosts }: FaultSite) => hosts[0].process.kill("SIGSTOP"),
  end: async ({ hosts }: FaultSite) => hosts[0].process.kill("SIGCONT"),
  log: isSilent,
  metric: /^up 0$/m,
  alert: "PortalHostDown",
  readsWithinMs: 100,
};

const killedHost: Fault = {
  name: "one host killed",
  lastsS: 20,
  isBridged: true,
  begin: async ({ hosts }) => hosts[1].process.kill("SIGKILL"),
  end: (site) => site.startSecond(),
  log: isGone,
  metric: /^up 0$/m,
  alert: "PortalHostDown",
};

const databaseDown = {
  lastsS: 25,
  isBridged: false,
  log: isDatabaseDown,
  metric: /^portal_service_up\{service="database"\} 0$/m,
  alert: "PortalServiceDown",
};

/** One host runs on a clock that a file sets. */
function wrongClock(offset: "+600" | "-600"): Fault {
  let folder = "";
  return {
    name: `clock of one host ${offset === "+600" ? "ten minutes ahead" : "ten minutes behind"}`,
    lastsS: 25,
    isBridged: true,
    skipped: noClock,
    async begin({ hosts, startSecond }) {
      folder = mkdtempSync(join(tmpdir(), "portal-clock-"));
      const file = join(folder, "offset");
      const setTo = (seconds: string) => writeFileSync(file, `${seconds}\n`);
      setTo("+0");
      await hosts[1].stop();
      await startSecond({
        LD_PRELOAD: clocks[0] ?? "",
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      });
      setTo(offset);
    },
    async end({ hosts, startSecond }) {
      await hosts[1].stop();
      rmSync(folder, { recursive: true });
      await startSecond();
    },
    log: /"event":"host-refuses-changes","reason":"clock"/,
    metric:
      offset === "+600"
        ? /^portal_clock_ahead_seconds (599|600)/m
        : /^portal_clock_ahead_seconds -(599|600)/m,
    alert: "PortalClockOff",
  };
}

/** The server is gone while two customers sign up; what they are to get arrives once it is back. */
function mailDown(): Fault {
  const waiting = ["mira@mailbox.example.org", "milo@mailbox.example.org"];
  return {
    name: "mail server down",
    lastsS: 20,
    isBridged: true,
    async begin({ mails, origin }) {
      await mails?.close();
      for (const [number, email] of waiting.entries()) await signUpAt(origin, number, email);
    },
    async end({ mails }) {
      await mails?.reopen();
      const isAtHome = (email: string) =>
        mails?.taken.some(({ to }) => to?.some(({ address }) => address === email));
      while (!waiting.every(isAtHome)) await later(100);
    },
    log: /"event":"service-down".*"service":"mail","reason":"unreachable ECONNREFUSED"/,
    metric:
      /^portal_service_failures_total\{service="mail",reason="unreachable ECONNREFUSED"\} \d+$/m,
    alert: "PortalServiceFails",
  };
}

/** Mail to the people of the demonstration never leaves the portal, so they are new. */
async function signUpAt(origin: string, number: number, email: string): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signUpBody(number, { email })),
  });
  if (!answer.ok) throw new Error(`a sign-up answered ${answer.status}: ${await answer.text()}`);
}

const readOnly = async ({ cluster }: FaultSite, statement: string) => {
  const client = new pg.Client({ connectionString: cluster?.address });
  await client.connect();
  await client.query(statement);
  await client.query("select pg_reload_conf()");
  await client.end();
};

/** A host reports one service at most once a minute, so faults of one service are not next to each other. */
export const onPostgresFaults: readonly Fault[] = [
  frozenHost,
  {
    ...databaseDown,
    name: "PostgreSQL stopped",
    begin: async ({ cluster }) => cluster?.end("SIGINT"),
    end: async ({ cluster }) => cluster?.start(),
  },
  {
    name: "S3 away",
    lastsS: 40,
    isBridged: true,
    begin: async ({ bucket }) => bucket && (bucket.isAway = true),
    end: async ({ bucket }) => bucket && (bucket.isAway = false),
    log: /"event":"service-down".*"service":"documents"/,
    metric: /^portal_service_up\{service="documents"\} 0$/m,
    alert: "PortalServiceDown",
  },
  {
    ...databaseDown,
    name: "PostgreSQL killed",
    begin: async ({ cluster }) => cluster?.end("SIGKILL"),
    end: async ({ cluster }) => cluster?.start(),
  },
  mailDown(),
  killedHost,
  wrongClock("+600"),
  {
    ...databaseDown,
    name: "PostgreSQL frozen",
    begin: async ({ cluster }) => cluster?.freeze(),
    end: async ({ cluster }) => cluster?.thaw(),
  },
  wrongClock("-600"),
  {
    name: "PostgreSQL read-only",
    lastsS: 25,
    isBridged: false,
    begin: (site) => readOnly(site, "alter system set default_transaction_read_only = on"),
    end: (site) => readOnly(site, "alter system reset default_transaction_read_only"),
    log: /"event":"service-down".*"service":"writes"/,
    metric: /^portal_service_up\{service="writes"\} 0$/m,
    alert: "PortalServiceDown",
  },
];

export const onSqliteFaults: readonly Fault[] = [
  { ...frozenHost, begin: (site) => stopped(site, false) },
  {
    ...frozenHost,
    name: "one host frozen with the write lock",
    isBridged: false,
    begin: (site) => stopped(site, true),
    refusesWithinMs: 5_000,
    log: /"holder":"process \d+ \(.*\), which is stopped"/,
  },
  killedHost,
];

export const onSmallDiskFaults: readonly Fault[] = [
  {
    name: "disk below its reserve",
    lastsS: 20,
    isBridged: false,
    skipped: !canMount && "only root may mount a small disk",
    begin: async (site) => writeFileSync(filler(site), Buffer.alloc(80 * 1024 * 1024, 1)),
    end: async (site) => rmSync(filler(site)),
    log: /"event":"disk-below-reserve"/,
    // Less than the reserve of 64 MB.
    metric: /^portal_disk_free_bytes [0-5]?\d{1,7}$/m,
    alert: "PortalDiskBelowReserve",
  },
];

/** Only the hosts have this disk; others see it through their own view. */
const filler = ({ hosts, dataDir }: FaultSite) =>
  `/proc/${hosts[0].process.pid}/root${dataDir}/filler`;

/** The lock is held for a moment of each change: the host is stopped again and again until it has it, or has it not. */
async function stopped({ hosts, dataDir }: FaultSite, hasLock: boolean): Promise<void> {
  const [{ process: host }] = hosts;
  for (let tries = 0; tries < 20_000; tries += 1) {
    host.kill("SIGSTOP");
    if (isStopped(host.pid) && holdsLock(host.pid, dataDir) === hasLock) return;
    host.kill("SIGCONT");
    await later(Math.random() * 5);
  }
  throw new Error("the host was never stopped so");
}

const isStopped = (pid = 0) => /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));

function holdsLock(pid: number | undefined, dataDir: string): boolean {
  const holder = lockHolder(join(dataDir, "portal.sqlite"));
  return holder?.startsWith(`process ${pid} `) ?? false;
}
