// The built server, which `build/index.js` loads. `node build/index.js` serves, `node build/index.js <command>` runs a command,
// and remix-serve loads the same file as a plain Remix build.
import { existsSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { isServeCommand, runCommand, wrongSettings } from "./commands";
import { ConfigError, getConfig, readConfig } from "./config";
import { createHost } from "./host/app";
import { remoteBackend } from "./host/remote-backend";
import { sanitizeAll } from "./host/request-sanitizer";
import { listen } from "./host/listen";
import { withMetrics } from "./host/metrics/serve-metrics";
import { notifyServiceManager } from "./host/service-manager";
import { shutdown } from "./host/shutdown";
import { startupBanner } from "./host/startup-banner";
import { setOperator } from "./kernel/operator";
import { setLanguages } from "./locales/languages";
import { reportTo, toConsole } from "./log-lines";
import { createBackend, getBackend, mailerOf, moveOlderData, renewBackend, vaultOf } from "./index";

export * from "@remix-run/dev/server-build";

async function main(line: string[]): Promise<void> {
  if (!isServeCommand(line)) {
    const [name = "", ...args] = line;
    process.exitCode = await runCommand(name, args, {
      env: process.env,
      openBackend: (config, schema) => createBackend(config, { schema }),
      vaultOf,
      mailerOf,
    });
    return;
  }
  const config = preparedConfig();
  const backend = await startWork(getBackend);
  const { isShuttingDown, stopOnSignals } = shutdown(config.drainSeconds * 1000);
  const server = await listen(
    withMetrics({ config, backend }, createHost({ config, backend, build, isShuttingDown })),
    config,
  );
  stopOnSignals(server, backend);
  notifyServiceManager(process.env, reportTo(toConsole));
  console.info(startupBanner(config, server.address(), await backend.documentsFault()));
}

/** Another server serves the pages; incoming requests are still checked here. */
async function joinRemixServe(): Promise<void> {
  sanitizeAll(preparedConfig());
  await startWork(renewBackend);
}

/** A start reads a demo's secrets from the data folder, or makes them, so older data is moved aside before. */
function preparedConfig() {
  const moved = moveOlderData(readConfig(process.env, "check"));
  if (moved !== undefined)
    console.info(
      `The demo starts over: its data was from before release 1.0.0, and was moved to ${moved}.`,
    );
  return getConfig();
}

async function startWork(open: typeof getBackend) {
  const { apiBaseUrl, operator, languages } = getConfig();
  // Other starts create a backend, which sets them.
  if (apiBaseUrl) {
    setOperator(operator);
    setLanguages(languages);
  }
  const backend = apiBaseUrl ? remoteBackend : await open();
  for (const line of await backend.recordSafeguards()) console.info(line);
  backend.startWork();
  return backend;
}

function refuseToStart(error: unknown): never {
  const reasons =
    error instanceof ConfigError
      ? error.faults
      : [capitalized(error instanceof Error ? error.message : String(error))];
  console.error(`The portal can't start:\n${reasons.map((reason) => `- ${reason}`).join("\n")}`);
  process.exit(error instanceof ConfigError ? wrongSettings : 1);
}

/** Messages of errors begin in lower case, because commands print them after a colon. */
const capitalized = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1);

const started = process.argv[1] ?? "";
const isStartedDirectly =
  existsSync(started) && dirname(realpathSync(started)) === dirname(fileURLToPath(import.meta.url));

if (isStartedDirectly) main(process.argv.slice(2)).catch(refuseToStart);
else if (/remix-serve|@remix-run.serve/.test(started)) joinRemixServe().catch(refuseToStart);
