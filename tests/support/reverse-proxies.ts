// The proxy settings of server/ops, as shipped but for addresses, run by the real nginx and the real Caddy.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "./certificate";
import { root } from "./sources";

export const proxies = ["nginx", "caddy"] as const;
export type ProxyName = (typeof proxies)[number];

export interface Ports {
  readonly https: number;
  readonly http: number;
  readonly hosts: readonly [number, number];
}

export function isInstalled(name: ProxyName): boolean {
  return [name, "openssl"].every((program) => spawnSync(program, ["version"]).error === undefined);
}

/** Resolves when it takes connections; what is returned ends it. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  makeCertificate(folder);
  const child = name === "nginx" ? startNginx(folder, ports) : startCaddy(folder, ports);
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([taken(ports.https), ended.then(() => Promise.reject(new Error(`${name} ended:\n${said}`)))]);
  return async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function shipped(file: string, { hosts }: Ports): string {
  return readFileSync(join(root, "server/ops", file), "utf8").replaceAll("127.0.0.1:3000", `127.0.0.1:${hosts[0]}`).replaceAll("127.0.0.1:3001", `127.0.0.1:${hosts[1]}`);
}

function startNginx(folder: string, ports: Ports): ChildProcess {
  const site = shipped("nginx.conf", ports)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("https://portal.example.org", `https://localhost:${ports.https}`)
    .replaceAll("portal.example.org", "localhost")
    .replaceAll("/etc/ssl/", `${folder}/`);
  const spaces = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(join(folder, "nginx.conf"), `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${spaces.join(" ")}\n${site}\n}`);
  return spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
}

function startCaddy(folder: string, ports: Ports): ChildProcess {
  const site = shipped("Caddyfile", ports).replace("portal.example.org {", `https://localhost:${ports.https} {\n\ttls ${folder}/portal.crt ${folder}/portal.key`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn("caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], { env, stdio: ["ignore", "ignore", "pipe"] });
}

function taken(port: number): Promise<void> {
  return new Promise((resolve) => {
    const tryAgain = () => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        resolve();
      });
      socket.once("error", () => setTimeout(tryAgain, 50));
    };
    tryAgain();
  });
}
