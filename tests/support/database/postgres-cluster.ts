// A PostgreSQL server of a test's own, on a free port and in a folder of its own: it may be killed, and come back.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPrograms, findUser } from "../../machine/postgres.js";
import type { NetworkNamespace } from "../network/network-namespace";
import { freePort } from "../portal/server";

const [bin, owner] = [findPrograms(), findUser()];
export const canRunPostgres = bin !== null && owner !== null;
export const clusterSkipReason =
  "skipped: this machine has no PostgreSQL server, or no user to run it";

export class PostgresCluster {
  private server: ChildProcess | undefined;
  private constructor(
    private readonly folder: string,
    private readonly port: string,
    private readonly settings: readonly string[],
    private readonly network: NetworkNamespace | undefined,
  ) {}

  /** `settings` as postgresql.conf has them: "fsync=off". In a network of its own where one is given. */
  static async create(
    settings: readonly string[] = [],
    network?: NetworkNamespace,
  ): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), "portal-cluster-"));
    if (owner?.uid !== undefined && owner.gid !== undefined)
      chownSync(folder, owner.uid, owner.gid);
    execFileSync(
      join(bin ?? "", "initdb"),
      ["-D", join(folder, "data"), "-U", "portal", "-A", "trust", "-E", "UTF8", "--no-sync"],
      { ...owner, cwd: folder, stdio: "ignore" },
    );
    if (network)
      appendFileSync(join(folder, "data/pg_hba.conf"), "host all all 10.0.0.0/8 trust\n");
    const cluster = new PostgresCluster(folder, String(await freePort()), settings, network);
    await cluster.start();
    return cluster;
  }

  get address(): string {
    return `postgres://portal@${this.host}:${this.port}/postgres`;
  }

  private get host(): string {
    return this.network?.address ?? "127.0.0.1";
  }

  get pid(): number {
    return this.server?.pid ?? 0;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    const settings = [
      `listen_addresses=${this.host}`,
      `port=${this.port}`,
      `unix_socket_directories=${this.folder}`,
      ...this.settings,
    ];
    while (!(await this.answers())) {
      if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) {
        // An earlier one may not have released its memory yet; then it exits immediately and is started again.
        const [program = "", ...args] = [
          ...(this.network?.launcher(owner ?? {}) ?? []),
          join(bin ?? "", "postgres"),
          "-D",
          join(this.folder, "data"),
          ...settings.flatMap((one) => ["-c", one]),
        ];
        this.server = spawn(program, args, {
          ...(!this.network && owner),
          cwd: this.folder,
          stdio: "ignore",
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** SIGKILL is a crash; SIGINT disconnects all clients and shuts down. */
  async end(signal: "SIGKILL" | "SIGINT"): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }

  /** Stops all of its processes where they are; none of their connections is closed. */
  freeze(): void {
    // The first one first, so that it starts no more of them meanwhile.
    process.kill(this.pid, "SIGSTOP");
    for (const child of this.children()) process.kill(child, "SIGSTOP");
  }

  thaw(): void {
    for (const child of this.children()) process.kill(child, "SIGCONT");
    process.kill(this.pid, "SIGCONT");
  }

  async close(): Promise<void> {
    await this.end("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  private children(): number[] {
    return readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, "utf8")
      .split(" ")
      .filter((text) => text.trim() !== "")
      .map(Number);
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.address });
    client.on("error", () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }
}
