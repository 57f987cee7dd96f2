// The proxy settings of server/ops, as shipped but for addresses, run by the real nginx and the real Caddy.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "./certificate";
import { root } from "../source/sources";

export const proxies = ["nginx", "caddy"] as const;
export type ProxyName = (typeof proxies)[number];

export interface Ports {
  readonly https: number;
  readonly http: number;
  readonly hosts: readonly [number, number];
  /** With the burst of requests that is shipped, and a rate that no machine is too slow for. */
  readonly isLimited?: boolean;
}

export const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === "::1"),
);

export function isInstalled(name: ProxyName): boolean {
  return [name, "openssl"].every((program) => spawnSync(program, ["version"]).error === undefined);
}

export interface RunningProxy {
  /** What it has written to its access log. */
  log(): string;
  /** What it has written to its error log. */
  errors(): string;
  stop(): Promise<void>;
}

/** Resolves when it takes connections. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  makeCertificate(folder);
  const child = name === "nginx" ? startNginx(folder, ports) : startCaddy(folder, ports);
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([
    taken(ports.https),
    ended.then(() => Promise.reject(new Error(`${name} ended:\n${output}`))),
  ]);
  return {
    log: () => readFileSync(join(folder, "portal.log"), "utf8"),
    errors: () => output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function shipped(file: string, { hosts }: Ports): string {
  return readFileSync(join(root, "server/ops", file), "utf8")
    .replaceAll("/srv/portal/", `${root}/`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${hosts[0]}`)
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${hosts[1]}`);
}

function startNginx(folder: string, ports: Ports): ChildProcess {
  const site = shipped("nginx.conf", ports)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("listen [::]:443 ssl;", hasIpv6 ? `listen [::1]:${ports.https} ssl;` : "")
    .replaceAll("listen [::]:80;", hasIpv6 ? `listen [::1]:${ports.http};` : "")
    .replaceAll("https://portal.example.org", `https://localhost:${ports.https}`)
    .replaceAll("portal.example.org", "localhost")
    .replaceAll("/etc/ssl/", `${folder}/`)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    // One visitor of a test asks more than any customer does.
    .replace("rate=50r/s", ports.isLimited ? "rate=1r/s" : "rate=50000r/s");
  const spaces = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${spaces.join(" ")}\n${site}\n}`,
  );
  return spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

function startCaddy(folder: string, ports: Ports): ChildProcess {
  const site = shipped("Caddyfile", ports).replace(
    "portal.example.org {",
    `https://localhost:${ports.https} {\n\ttls ${folder}/portal.crt ${folder}/portal.key`,
  );
  const options = site
    .replace(/^\{$/m, "{\n\tadmin off\n\tauto_https disable_redirects")
    .replaceAll("/var/log/caddy/", `${folder}/`);
  writeFileSync(join(folder, "Caddyfile"), options);
  const env = {
    NODE_ENV: "production" as const,
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return spawn("caddy", ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
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
