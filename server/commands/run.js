// `npm run portal -- <command>` and `npm run demo`: only the demo builds, where the build is missing or older than its sources.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import "./production.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "build", "index.js");
const sources = [
  "app",
  "server",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
];

/** @param {string} path @returns {number} the latest change at or below the path, in milliseconds */
function latestChangeMs(path) {
  if (!existsSync(path) || path === join(root, "public", "build")) return 0;
  const status = statSync(path);
  // The time of a folder counts as well, because removed files change it.
  if (path === join(root, "public"))
    return Math.max(...readdirSync(path).map((name) => latestChangeMs(join(path, name))), 0);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(
    status.mtimeMs,
    ...readdirSync(path).map((name) => latestChangeMs(join(path, name))),
  );
}

function isBuildFresh() {
  return (
    existsSync(built) &&
    Math.max(...sources.map((name) => latestChangeMs(join(root, name)))) < statSync(built).mtimeMs
  );
}

if (!existsSync(join(root, "node_modules"))) {
  console.error("Packages aren't installed yet. Run: npm ci");
  process.exit(1);
}
process.chdir(root);
const isDemo = process.argv[2] === "demo";
if (!isDemo && !existsSync(built)) {
  console.error("The portal isn't built yet. Run: npm run build");
  process.exit(1);
}
if (isDemo && !isBuildFresh()) {
  console.info("Building the portal...");
  const build = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (build.status !== 0) {
    console.error(`${build.stdout}${build.stderr}\nThe build failed: see above.`);
    process.exit(1);
  }
}
process.argv = [process.execPath, built, ...process.argv.slice(2)];
await import(pathToFileURL(built).href);
