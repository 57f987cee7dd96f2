// PgBouncer before a PostgreSQL server, on a free port and in a folder of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../portal/server";

const program = (process.env.PATH ?? "")
  .split(":")
  .concat("/usr/sbin")
  .map((folder) => join(folder, "pgbouncer"))
  .find((path) => existsSync(path));
export const canRunPgBouncer = program !== undefined;
export const pgBouncerSkipReason = "skipped: this machine has no PgBouncer";

export class PgBouncer {
  private constructor(
    private readonly folder: string,
    private readonly process: ChildProcess,
    readonly address: string,
  ) {}

  /** Resolves once it answers. */
  static async open(
    target: string,
    mode: "session" | "transaction" | "statement",
  ): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), "portal-pgbouncer-"));
    const port = await freePort();
    const server = new URL(target);
    const lines = [
      "[databases]",
      `* = host=${server.hostname} port=${server.port || "5432"}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `pool_mode = ${mode}`,
      "default_pool_size = 20",
    ];
    // With `any` it signs in to the server with the database's configured name.
    lines[1] += ` user=${decodeURIComponent(server.username)}`;
    const file = join(folder, "pgbouncer.ini");
    writeFileSync(file, lines.join("\n"));
    chmodSync(folder, 0o755);
    const asRoot = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    const child = spawn(program ?? "", ["-q", ...asRoot, file], { stdio: "ignore" });
    while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 25));
    const address = new URL(target);
    address.host = `127.0.0.1:${port}`;
    return new PgBouncer(folder, child, address.href);
  }

  close(): void {
    this.process.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
