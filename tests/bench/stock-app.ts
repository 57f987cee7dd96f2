// The stock Remix app: its build, with one stylesheet of all that its pages show, and its server.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startServer, type BenchServer } from "./server-process";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export function buildStock(): void {
  const built = spawnSync("npx", ["remix", "build"], {
    cwd: folder("stock"),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  writeFileSync(folder("stock/public/build/app.css"), stylesheetOfPortal());
  writeFileSync(folder("stock/public/robots.txt"), "");
}

function stylesheetOfPortal(): string {
  const built = folder("../../public/build/_assets");
  const file = readdirSync(built).find((path) => /^app-\w+\.css$/.test(path));
  if (!file) throw new Error("the portal has no stylesheet: npm run build");
  return readFileSync(`${built}/${file}`, "utf8");
}

export const startStock = (env: Record<string, string>): Promise<BenchServer> =>
  startServer(
    [process.execPath, folder("../../node_modules/@remix-run/serve/dist/cli.js"), "build/index.js"],
    { cwd: folder("stock"), env },
  );
