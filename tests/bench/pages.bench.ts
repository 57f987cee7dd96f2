// What pages cost the server, next to stock Remix pages of the same content, a bare one
// without data, the same bytes from node:http, and the list in Next.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../support/portal/server";
import { recordCapacity } from "./capacity";
import type { CapacityEngine } from "./capacity-table";
import { measure, type Cost, type Target } from "./load";
import {
  folder,
  pendingTransaction,
  rows,
  startPageServers,
  type PageServers,
} from "./page-servers";
import { ratiosOf } from "./page-ratios";
import { startServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { printTable, round } from "./table";

const load = { connections: 4, requests: 120, warmUp: 400, rounds: 7 };
/** As browsers ask over HTTPS. The portal and the stock app answer with brotli, Next with gzip. */
const encoding = "gzip, deflate, br, zstd";
const list = "/dashboard/transactions";
/** The page, the stock app's page of the same content, and who sees it. */
const pages = [
  { page: list, twin: list, email: "hana@example.com", target: "<= 0.7" },
  { page: "/login", twin: "/login", email: undefined, target: "" },
  { page: "/dashboard", twin: "/customer", email: "hana@example.com", target: "<= 0.8" },
  {
    page: "/dashboard/wallet",
    twin: "/customer/wallet",
    email: "hana@example.com",
    target: "<= 0.8",
  },
  {
    page: "/admin/transactions",
    twin: "/staff/transactions",
    email: "admin@example.com",
    target: "<= 0.8",
  },
  {
    page: "/admin/transactions/:id",
    twin: "/staff/transaction",
    email: "admin@example.com",
    target: "",
  },
] as const;
type Page = (typeof pages)[number];
let servers: PageServers;

beforeAll(async () => {
  servers = await startPageServers();
});
afterAll(() => servers.stop());

test.each(pages)("$page", async (page) => {
  const { portal, onPostgres, stock } = servers;
  const own = await targetOf(portal, page);
  const twin = { address: stock.origin + page.twin, pid: stock.pid, cookie: own.cookie };
  const named: Record<string, Target> = {
    portal: own,
    "stock Remix": twin,
    "portal, compressed": { ...own, encoding },
    "stock Remix, compressed": { ...twin, encoding },
    ...(onPostgres && { "portal on PostgreSQL": await targetOf(onPostgres, page) }),
    ...(page.page === list && yardsticksOf(own)),
  };
  const costs = await measure(Object.values(named), load);
  const cpu = new Map(Object.keys(named).map((name, index) => [name, costs[index]?.cpuMs ?? 0]));
  printTable(
    `${page.page}: server CPU time per request${page.page === list ? `; 10 of ${rows} rows` : ""}`,
    await Promise.all(
      Object.entries(named).map(async ([what, target], index) => ({
        what,
        ...rounded(costs[index]),
        elements: await elementsOf(target),
      })),
    ),
  );
  printTable("Ratios", ratiosOf(cpu, page.target));
  if (page.page === list) noteListPage(cpu);
  expect(costs.every(({ cpuMs }) => cpuMs > 0)).toBe(true);
});

/** For the list alone: what its targets compare besides the stock page. */
function yardsticksOf({ cookie }: Target): Record<string, Target> {
  const { bare, http, next } = servers;
  const onNext = { address: next.origin + list, pid: next.pid, ...(cookie && { cookie }) };
  return {
    "bare Remix string, no data": { address: bare.origin + list, pid: bare.pid },
    "node:http, the same bytes": { address: http.origin, pid: http.pid },
    "Next 16": onNext,
    "Next 16, compressed": { ...onNext, encoding },
  };
}

/** How many elements the page has, so that a reader sees whether two pages show the same. */
async function elementsOf({ address, cookie }: Target): Promise<number> {
  const headers = { ...(cookie && { cookie }) };
  const html = await (await fetch(address, { headers })).text();
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, "").match(/<[a-z]/g)?.length ?? 0;
}

function noteListPage(cpu: ReadonlyMap<string, number>): void {
  const note = (engine: CapacityEngine, ms: number | undefined) =>
    ms !== undefined && recordCapacity("listPage", engine, round(ms), "ms");
  note("SQLite", cpu.get("portal"));
  note("PostgreSQL", cpu.get("portal on PostgreSQL"));
}

async function targetOf(portal: Portal, { page, email }: Page): Promise<Target> {
  const path = page.endsWith(":id") ? await pendingTransaction(portal) : page;
  const target = { address: portal.origin + path, pid: portal.process.pid ?? 0 };
  return email ? { ...target, cookie: await signInCookie(portal.origin, email) } : target;
}

test("memory on the list page at 16 connections", async () => {
  const commands = { "npm start": {}, "the systemd unit": unitSettings() };
  const crowds: Record<string, number> = {};
  for (const [what, settings] of Object.entries(commands))
    crowds[what] = round(await memoryOnList(settings), 0);
  printTable(
    "Highest resident memory on the list page at 16 connections, 5,000 requests",
    Object.entries(crowds).map(([what, megabytes]) => ({ what, megabytes, target: "<= 240" })),
  );
  recordCapacity("memory", "SQLite", crowds["the systemd unit"] ?? 0, "MB");
  expect(Object.values(crowds).every((megabytes) => megabytes > 0)).toBe(true);
});

/** In MB. The heap limit is the same for all documented starts. */
async function memoryOnList(settings: Record<string, string>): Promise<number> {
  const { env, portal } = servers;
  const started = await startServer([process.execPath, ...argumentsOfStart()], {
    cwd: folder("../.."),
    env: { ...env, ...settings },
  });
  const cookie = await signInCookie(portal.origin, "hana@example.com");
  const target = { address: started.origin + list, pid: started.pid, cookie };
  const [crowd] = await measure([target], {
    connections: 16,
    requests: 5000,
    warmUp: 0,
    rounds: 1,
  });
  await started.stop();
  return crowd?.residentMb ?? 0;
}

/** What the systemd unit sets for the C library. */
function unitSettings(): Record<string, string> {
  const unit = readFileSync(folder("../../server/ops/portal@.service"), "utf8");
  const [name = "", value = ""] =
    /^Environment=(MALLOC_\w+=\d+)$/m.exec(unit)?.[1]?.split("=") ?? [];
  if (!value) throw new Error("the unit sets nothing for malloc");
  return { [name]: value };
}

/** What `npm start` hands to node, heap limit included. */
function argumentsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(folder("../../package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").slice(1);
}

function rounded(cost: Cost | undefined): Record<string, number> {
  if (!cost) return {};
  return {
    cpuMs: round(cost.cpuMs, 3),
    p50Ms: round(cost.p50Ms),
    p99Ms: round(cost.p99Ms),
    residentMb: round(cost.residentMb, 0),
  };
}
