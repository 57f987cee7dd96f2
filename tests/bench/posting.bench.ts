// Statements as long as the portal takes: their preview, and what other customers notice while one is posted.
import { expect, test } from "vitest";
import { openDatabase } from "~server/database/engine/dialect";
import { demoPassword } from "~server/kernel/demo-people";
import { ownHost, startPortal, type Portal } from "../support/portal/server";
import { benchDatabases, openBackend, type BenchDatabase } from "./bench-database";
import { probeLocks } from "./lock-probe";
import { csvColumns, longStatement, type Payer, type StatementFormat } from "./long-statements";
import { addCustomers, withdrawOverHttp } from "./money-traffic";
import { cpuMs } from "./process-figures";
import { signInCookie } from "./sign-in";
import { percentile, printTable, round } from "./table";

const payers = 1_000;
const sizes = { csv: 50_000, camt: 8_000, mt940: 50_000 } as const;
const pages = ["/dashboard", "/dashboard/wallet", "/dashboard/transactions"] as const;
/** Between two pages of the customer who looks at one after another. */
const pauseMs = 20;
const idleMs = 15_000;

test("long bank statements", { timeout: 1_800_000 }, async () => {
  const tables = { previews: [], posting: [], others: [] } as Record<string, Row[]>;
  for (const database of await benchDatabases()) {
    const figures = await measured(database);
    for (const [name, rows] of Object.entries(figures))
      tables[name]?.push(...rows.map((row) => ({ engine: database.engine, ...row })));
    await database.drop();
  }
  printTable("Previews (target: 20 s)", tables.previews ?? []);
  printTable("Posting (targets: 60 s, no lock above 100 ms)", tables.posting ?? []);
  printTable(
    "Others, idle and while it is posted (target: pages twice as slow)",
    tables.others ?? [],
  );
  expect(tables.posting?.every(({ seconds }) => Number(seconds) > 0)).toBe(true);
});

type Row = Record<string, string | number>;

async function measured(database: BenchDatabase): Promise<Record<string, Row[]>> {
  const { known, bystander } = await addPayers(database);
  const portal = await startPortal(database.settings, ownHost, program());
  try {
    const staff = await staffOf(portal);
    const csv = await preview(staff, "csv", known);
    const camt = await preview(staff, "camt", known);
    const mt940 = await preview(staff, "mt940", known, false);
    const look = await visitorOf(portal, bystander);
    await look(after(idleMs));
    const idle = await look(after(idleMs));
    const { seen, posting } = await whilePosted({ database, portal, staff, id: mt940.id, look });
    const others = [...seen.keys()].map((what) => compared(what, idle.get(what), seen.get(what)));
    return { previews: [csv, camt, mt940].map(({ row }) => row), posting: [posting], others };
  } finally {
    await portal.stop();
  }
}

/** Customers with a verified address each, who are written to, and one who isn't paid anything. */
async function addPayers(database: BenchDatabase) {
  // It fills the demo with passwords that people can sign in with.
  await (await startPortal(database.settings)).stop();
  const backend = await openBackend(database);
  const [bystander = ""] = (await addCustomers(backend, payers + 1)).slice(payers);
  const { db } = backend.context.storage;
  await db.updateTable("users").set({ email_verified_at: Date.now() }).execute();
  const known = await db
    .selectFrom("users")
    .select(["fullname", "deposit_reference"])
    .where("username", "like", "nora%")
    .where("username", "<>", `nora${payers}`)
    .execute();
  await backend.close();
  return {
    bystander,
    known: known.map(({ fullname, deposit_reference: reference }) => ({
      fullname,
      reference: reference ?? "",
    })),
  };
}

type Staff = Awaited<ReturnType<typeof staffOf>>;

async function staffOf({ origin }: Portal) {
  let headers: Record<string, string> = {};
  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: {
        ...headers,
        ...(!(body instanceof FormData) && { "content-type": "application/json" }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const { access_token: token } = await post("/auth/login", {
    email: "admin@example.com",
    password: demoPassword,
  });
  headers = { authorization: `Bearer ${String(token)}` };
  return { post };
}

/** From the upload to the preview, and back. */
async function preview(
  { post }: Staff,
  format: StatementFormat,
  known: readonly Payer[],
  isDiscarded = true,
): Promise<{ id: string; row: Row }> {
  const lines = sizes[format];
  const form = new FormData();
  form.set("account", "example-usd");
  form.set("file", new File([longStatement(format, lines, known)], `statement.${format}`));
  let startedAt = performance.now();
  const secondsSince = () => (performance.now() - startedAt) / 1000;
  const { id, state } = await post("/bank-statements", form);
  if (state === "mapping") await post(`/bank-statements/${String(id)}/mapping`, csvColumns);
  const seconds = round(secondsSince(), 1);
  startedAt = performance.now();
  if (isDiscarded) await post(`/bank-statements/${String(id)}/cancellation`, {});
  const discardMs = isDiscarded ? round(secondsSince() * 1000, 0) : "";
  return { id: String(id), row: { format, lines, seconds, discardMs } };
}

type Seen = Map<string, number[]>;
type Look = (isOver: () => boolean) => Promise<Seen>;

const after = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

/** A customer who looks at pages, and another who withdraws. */
async function visitorOf({ origin }: Portal, token: string): Promise<Look> {
  const cookie = await signInCookie(origin, "hana@example.com");
  const visits: Record<string, () => Promise<number>> = {
    ...Object.fromEntries(pages.map((page) => [page, () => timeOf(origin + page, cookie)])),
    withdrawal: async () => (await withdrawOverHttp(origin, [token], 1)).timesMs[0] ?? 0,
  };
  return async (isOver) => {
    const seen: Seen = new Map(Object.keys(visits).map((what) => [what, []]));
    while (!isOver())
      for (const [what, visit] of Object.entries(visits)) {
        seen.get(what)?.push(await visit());
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    return seen;
  };
}

async function timeOf(address: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { cookie, accept: "text/html" } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - startedAt;
}

interface Posting {
  readonly database: BenchDatabase;
  readonly portal: Portal;
  readonly staff: Staff;
  readonly id: string;
  readonly look: Look;
}

async function whilePosted({ database, portal, staff, id, look }: Posting) {
  const pid = portal.process.pid ?? 0;
  const probe = probeLocks(database.settings);
  const cpuBefore = cpuMs(pid);
  const startedAt = performance.now();
  await staff.post(`/bank-statements/${id}/confirmation`, {});
  const posted = await watch(database, id);
  const seen = await look(posted.isOver);
  const { seconds, cpu } = await posted.end((at) => ({
    seconds: (at - startedAt) / 1000,
    cpu: cpuMs(pid) - cpuBefore,
  }));
  const locks = await probe.end();
  const lines = sizes.mt940;
  return {
    seen,
    posting: {
      lines,
      seconds: round(seconds, 1),
      linesASecond: round(lines / seconds, 0),
      portalCpuMsALine: round(cpu / lines),
      longestLockMs: round(percentile(locks, 1), 0),
      lockP99Ms: round(percentile(locks, 0.99), 0),
    },
  };
}

/** Knows from the database when the import is posted. */
async function watch({ settings }: BenchDatabase, id: string) {
  const { db } = openDatabase({
    dataDir: settings.DATA_DIR ?? "",
    databaseUrl: settings.DATABASE_URL,
  });
  let endedAt = 0;
  const isPosted = async () => {
    const { state } = await db
      .selectFrom("bank_statement_files")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (state === "posted") endedAt = performance.now();
    return endedAt > 0;
  };
  const ended = (async () => {
    while (!(await isPosted())) await new Promise((resolve) => setTimeout(resolve, 200));
  })();
  return {
    isOver: () => endedAt > 0,
    async end<Value>(figures: (endedAt: number) => Value): Promise<Value> {
      await ended;
      await db.destroy();
      return figures(endedAt);
    },
  };
}

/** `PROFILE=folder` also writes where the portal's time goes. */
function program(): string[] | undefined {
  const folder = process.env.PROFILE;
  return folder ? [process.execPath, "--cpu-prof", `--cpu-prof-dir=${folder}`] : undefined;
}

function compared(what: string, idle: readonly number[] = [], busy: readonly number[] = []): Row {
  const [idleP50, busyP50] = [percentile(idle, 0.5), percentile(busy, 0.5)];
  const [idleP95, busyP95] = [percentile(idle, 0.95), percentile(busy, 0.95)];
  return {
    what,
    idleP50Ms: round(idleP50, 1),
    postingP50Ms: round(busyP50, 1),
    ratioP50: round(busyP50 / idleP50),
    idleP95Ms: round(idleP95, 1),
    postingP95Ms: round(busyP95, 1),
    ratioP95: round(busyP95 / idleP95),
    longestMs: round(percentile(busy, 1), 0),
  };
}
