// The built portal in the process of the test: the real host and pages over a seeded store in a folder of its own.
import type { ServerBuild } from "@remix-run/node";
import type { RequestListener } from "node:http";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { verifyLedger } from "~server/features/ledger/verify";
import { faultText } from "~server/kernel/integrity-fault";
import { readConfig } from "~server/config";
import { demoPassword } from "~server/kernel/demo-people";
import { createHost } from "~server/host/app";
import { listen } from "~server/host/listen";
import { createBackend, type Backend } from "~server/index";
import { seedIfEmpty } from "~server/seed";
import { copyCreated, createdOnce } from "./created-once";
import {
  freshCopy,
  freshDatabase,
  savedAddress,
  saveAddress,
  type FreshDatabase,
} from "../database/postgres";
import { freePort } from "./server";
import { Visitor } from "../people/visitor";

export interface InProcessPortal {
  readonly backend: Backend;
  readonly dataDir: string;
  readonly origin: string;
  /** What a browser gets at an address, with its query, instead of the portal's own answer. */
  readonly held: Map<string, DelayedAnswer>;
  /** Someone with an empty cookie jar. */
  visitor(): Visitor;
  /** A persona by the part of the address before "@", for example "hana" or "admin". */
  signInAs(name: string): Promise<Visitor>;
  /** Lets time pass for sessions, drafts and kept files. */
  passMinutes(minutes: number): void;
  /** What host and backend have logged so far. */
  logLines(): readonly string[];
  /** What is wrong with the ledger; empty when it is sound. */
  ledgerFaults(): Promise<string[]>;
  close(): Promise<void>;
}

export interface DelayedAnswer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hashes in no time: these tests are about pages. */
const passwords = {
  hash: (password: string) => Promise.resolve(`plain:${password}`),
  verify: (stored: string | null, password: string) =>
    Promise.resolve(stored === `plain:${password}`),
};

/** Starts with a copy of the demo data; with its own clock, the data is dated by that clock. */
export async function openPortal(
  env: Readonly<Record<string, string>> = {},
  clock?: () => number,
): Promise<InProcessPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), "pages-"));
  const now = clock ?? Date.now;
  const port = String(await freePort());
  const database =
    process.env.PAGES_ENGINE === "postgres" ? await seededDatabase(dataDir) : undefined;
  const seedHere = (folder: string) => seed({ DATA_DIR: folder });
  if (!database && !clock) await copyCreated("quick-demonstration", dataDir, seedHere);
  const config = readConfig({
    MODE: "demo",
    DEMO_SIZE: "small",
    DATABASE_URL: database?.address,
    DATA_DIR: dataDir,
    PORT: port,
    HOST: "127.0.0.1",
    TRUST_PROXY: "on",
    ...env,
  });
  let aheadMs = 0;
  const lines: string[] = [];
  const log = (_level: string, line: string) => void lines.push(line);
  const backend = await createBackend(config, { passwords, now: () => now() + aheadMs, log });
  await seedIfEmpty(backend);
  globalThis.portalConfig = config;
  globalThis.portalBackend = Promise.resolve(backend);
  const held = new Map<string, DelayedAnswer>();
  const server = await listen(
    withDelayed(held, createHost({ config, backend, build: await loadBuild(), log })),
    config,
  );
  const visitor = () => new Visitor(config.publicUrl);

  return {
    backend,
    dataDir,
    origin: config.publicUrl,
    held,
    visitor,
    async signInAs(name) {
      const person = visitor();
      const page = await person.get(name.includes("admin") ? "/admin/login" : "/login");
      const answer = await person.submit(page, {
        email: `${name}@example.com`,
        password: demoPassword,
      });
      if (answer.status !== 303)
        throw new Error(`${name} could not sign in: ${answer.status} ${answer.text}`);
      // Their later posts carry the token of a page that was made for them.
      await person.get("/privacy");
      return person;
    },
    passMinutes(minutes) {
      aheadMs += minutes * 60_000;
    },
    logLines: () => lines,
    ledgerFaults: async () =>
      (await verifyLedger(backend.context.storage)).faults.map((fault) => faultText(fault, "en")),
    async close() {
      server.close();
      server.closeAllConnections();
      await backend.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function withDelayed(
  held: ReadonlyMap<string, DelayedAnswer>,
  host: RequestListener,
): RequestListener {
  return (request, response) => {
    const answer = held.get(request.url ?? "");
    return answer
      ? response.writeHead(200, answer.headers).end(answer.body)
      : host(request, response);
  };
}

/** A database of its own, with the stories; the keys that open it are in the data folder. */
async function seededDatabase(dataDir: string): Promise<FreshDatabase> {
  const kept = await createdOnce("quick-database", async (folder) => {
    const database = await freshDatabase();
    saveAddress(folder, database);
    await seed({ DATA_DIR: folder, DATABASE_URL: database.address });
  });
  if (!kept) return freshDatabase();
  cpSync(kept, dataDir, { recursive: true });
  return freshCopy(savedAddress(kept));
}

async function seed(settings: Readonly<Record<string, string>>): Promise<void> {
  const backend = await createBackend(readConfig({ MODE: "demo", ...settings }), { passwords });
  await seedIfEmpty(backend);
  await backend.close();
}

export async function loadBuild(): Promise<ServerBuild> {
  const build = new URL("../../../build/index.js", import.meta.url);
  if (!existsSync(fileURLToPath(build))) throw new Error("There is no build. Run: npm run build");
  return import(/* @vite-ignore */ build.href);
}
