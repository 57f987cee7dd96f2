// Two PostgreSQL servers under Patroni, etcd and HAProxy, with the files of server/ops/failover as shipped but for addresses and folders.
import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPrograms, findUser } from "../machine/postgres.js";
import { freePort } from "../support/portal/server";
import { root } from "../support/source/sources";

const [bin, owner] = [findPrograms(), findUser()];
const needed = ["patroni", "patronictl", "etcd", "haproxy"];
const missing = needed.filter((program) => spawnSync("which", [program]).status !== 0);
export const failoverSkipReason =
  bin === null || owner?.uid === undefined
    ? "skipped: this machine has no PostgreSQL server, or its user is not to be had"
    : missing.length > 0 && `skipped: not installed: ${missing.join(", ")}`;

export type Node = "db1" | "db2";
type Part = "machine" | "Patroni" | "PostgreSQL";
const nodes: readonly Node[] = ["db1", "db2"];
/** Each has an address of its own on this machine, so that the ports are those of the files. */
const addressOf = (node: Node) => (node === "db1" ? "127.0.0.11" : "127.0.0.12");
const shipped = (file: string) => readFileSync(join(root, "server/ops/failover", file), "utf8");

export class PatroniCluster {
  private readonly folder = mkdtempSync(join(tmpdir(), "portal-failover-"));
  private readonly patronis = new Map<Node, ChildProcess>();
  private readonly others: ChildProcess[] = [];
  private constructor(
    private readonly entrance: number,
    private readonly etcdPort: number,
  ) {}

  /** Resolves once one leads and the other one follows synchronously. */
  static async open(): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(await freePort(), await freePort());
    await cluster.startAll(await freePort());
    return cluster;
  }

  get address(): string {
    return `postgres://portal:replace-portal@127.0.0.1:${this.entrance}/portal`;
  }

  async leader(): Promise<Node> {
    const { members } = await this.state();
    const leader = members.find(({ role }) => role === "leader")?.name;
    if (leader === undefined) throw new Error("there is no leader");
    return leader;
  }

  /** Resolves once one leads and the other one follows synchronously. */
  async untilWhole(): Promise<void> {
    const roles = async () =>
      (await this.state()).members
        .map(({ role }) => role)
        .sort()
        .join();
    while ((await roles().catch(() => "")) !== "leader,sync_standby") await later(200);
  }

  /** As `patronictl switchover` on a machine of the cluster. */
  async switchover(leader: Node): Promise<void> {
    const config = join(this.folder, `${leader}.yml`);
    await promisify(execFile)("patronictl", ["-c", config, "switchover", "portal", "--force"]);
  }

  /** To every process of one machine, Patroni and its PostgreSQL, or to those of one of them. */
  signal(node: Node, signal: NodeJS.Signals, part: Part = "machine"): void {
    const file = join(this.folder, node, "data/postmaster.pid");
    const [first] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    const patroni = part === "PostgreSQL" ? undefined : this.patronis.get(node)?.pid;
    const postgres = part === "Patroni" ? undefined : Number(first);
    // Patroni first, so that it starts nothing meanwhile.
    const pids = [patroni, postgres].filter((pid) => isAlive(pid));
    // PostgreSQL is a child of Patroni in a session of its own.
    const children = pids
      .flatMap(childrenOf)
      .filter((pid) => part !== "Patroni" || pid !== Number(first));
    for (const pid of [...pids, ...children]) {
      try {
        process.kill(pid, signal);
      } catch {
        // A child that ended meanwhile.
      }
    }
  }

  /** The machine is on again. */
  start(node: Node): void {
    const child = spawn("patroni", [join(this.folder, `${node}.yml`)], {
      ...owner,
      cwd: this.folder,
      stdio: "ignore",
      detached: true,
    });
    this.patronis.set(node, child);
  }

  async close(): Promise<void> {
    for (const node of nodes) {
      this.signal(node, "SIGCONT");
      this.signal(node, "SIGKILL");
    }
    for (const child of this.others) child.kill("SIGKILL");
    await later(500);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  private async startAll(peerPort: number): Promise<void> {
    chmodSync(this.folder, 0o755);
    for (const node of nodes) {
      mkdirSync(join(this.folder, node));
      chownSync(join(this.folder, node), owner?.uid ?? 0, owner?.gid ?? 0);
      writeFileSync(join(this.folder, `${node}.yml`), this.patroniOf(node), { mode: 0o644 });
    }
    const haproxy = shipped("haproxy.cfg")
      .replaceAll("127.0.0.1:5000", `127.0.0.1:${this.entrance}`)
      .replace("db1:5432", `${addressOf("db1")}:5432`)
      .replace("db2:5432", `${addressOf("db2")}:5432`);
    writeFileSync(join(this.folder, "haproxy.cfg"), haproxy);
    const [client, peer] = [this.etcdPort, peerPort].map((port) => `http://127.0.0.1:${port}`);
    this.run("etcd", [
      // Patroni's other client of etcd takes the lead back from the one that took over while it was frozen.
      "--enable-v2",
      ...["--data-dir", join(this.folder, "etcd"), "--initial-cluster", `default=${peer}`],
      ...["--listen-client-urls", `${client}`, "--advertise-client-urls", `${client}`],
      ...["--listen-peer-urls", `${peer}`, "--initial-advertise-peer-urls", `${peer}`],
    ]);
    await later(1_000);
    this.start("db1");
    while ((await this.leader().catch(() => null)) === null) await later(200);
    this.start("db2");
    await this.untilWhole();
    this.run("haproxy", ["-f", join(this.folder, "haproxy.cfg")]);
    // Until its first checks, HAProxy takes the follower for a leader, too.
    for (const statement of [
      "create role portal login password 'replace-portal'",
      "create database portal owner portal",
    ])
      while (!(await this.hasRun(statement))) await later(200);
  }

  private patroniOf(node: Node): string {
    const here = join(this.folder, node);
    return (
      shipped("patroni.yml")
        .replace("name: db1", `name: ${node}`)
        .replaceAll(/\bdb1:(8008|5432)/g, `${addressOf(node)}:$1`)
        .replace("etcd1:2379", `127.0.0.1:${this.etcdPort}`)
        .replace("/var/lib/postgresql/15/portal", join(here, "data"))
        .replace("/var/lib/postgresql/portal.pgpass", join(here, "pgpass"))
        .replace("/usr/lib/postgresql/15/bin", bin ?? "")
        .replace("/var/run/postgresql", here)
        // Both come from this machine.
        .replaceAll("samenet", "all")
    );
  }

  private run(program: string, args: readonly string[]): void {
    this.others.push(spawn(program, args, { cwd: this.folder, stdio: "ignore" }));
  }

  private async state(): Promise<{ members: { name: Node; role: string }[] }> {
    for (const node of nodes) {
      const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      if (answer?.ok) return answer.json();
    }
    throw new Error("no member answers");
  }

  /** As the superuser, through HAProxy. */
  private async hasRun(statement: string): Promise<boolean> {
    const connectionString = `postgres://postgres:replace-superuser@127.0.0.1:${this.entrance}/postgres`;
    const client = new pg.Client({ connectionString });
    client.on("error", () => undefined);
    return client
      .connect()
      .then(() => client.query(statement))
      .then(
        () => client.end().then(() => true),
        () => false,
      );
  }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isAlive = (pid = 0): pid is number => pid > 1 && existsSync(`/proc/${pid}`);

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}
