// Long documents, next to the least that writes the same: the PDF of a statement of 2,000 entries, and a table of 100,000 rows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawPdf } from "~/routes/customer/statements/draw-pdf.server";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { statementOf } from "../support/inputs/statement";
import { startPortal } from "../support/portal/server";
import { drawBarePdf } from "./bare-pdf";
import { addTransactions } from "./many-transactions";
import { cpuMs, residentMb } from "./process-figures";
import { signInCookie } from "./sign-in";
import { percentile, printTable, round } from "./table";

const entries = 2000;
const rows = 100_000;
const rounds = 5;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const statement = statementOf(entries, { holder: "Hana Howard", currency: "USD" }, (index) => ({
  at: new Date(Date.UTC(2026, 9, 1 + (index % 28), 9, index % 60)).toISOString(),
  amount: 1 + index / 100,
  moved: { available: 1 + index / 100 },
  reference: `TX-BENCH${index}`,
}));

test(`a PDF of ${entries} entries`, async () => {
  const settings = { isDemo: true, email: "hana@example.com", locale: "en" } as const;
  const figures = { ours: [] as number[], bare: [] as number[] };
  const bytes = { ours: 0, bare: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [who, draw] of [
      ["ours", () => drawPdf(statement, settings)],
      ["bare", () => drawBarePdf(statement.entries)],
    ] as const) {
      const before = process.cpuUsage();
      bytes[who] = (await draw()).byteLength;
      const { user, system } = process.cpuUsage(before);
      // The first one reads the typefaces.
      if (round > 0) figures[who].push((user + system) / 1000);
    }
  }
  const [ours, bare] = [percentile(figures.ours, 0.5), percentile(figures.bare, 0.5)];
  printTable(`PDF of a statement, ${entries} entries, CPU milliseconds`, [
    { what: "portal", ms: round(ours, 0), bytes: bytes.ours },
    { what: "bare pdfkit, the same tagged table", ms: round(bare, 0), bytes: bytes.bare },
    {
      what: "ratio (target <= 1.5)",
      ms: round(ours / bare),
      bytes: round(bytes.ours / bytes.bare),
    },
  ]);
  expect(bare).toBeGreaterThan(0);
});

test(`a CSV of ${rows} rows`, async () => {
  const database = postgresAddress ? await freshDatabase() : undefined;
  const figures = [];
  for (const { engine, url } of [
    { engine: "SQLite", url: undefined },
    ...(database ? [{ engine: "PostgreSQL", url: database.address }] : []),
  ])
    figures.push({ engine, ...(await csvFigures(url)) });
  await database?.drop();
  figures.push({ engine: "bare writer", ...bareFigures() });
  printTable(`CSV of ${rows} rows`, figures);
  expect(figures.every(({ bytes }) => bytes > rows)).toBe(true);
});

async function csvFigures(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  folders.push(dataDir);
  const portal = await startPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await addTransactions({ dataDir, databaseUrl }, "hana@example.com", rows);
  const cookie = await signInCookie(portal.origin, "hana@example.com");
  const pid = portal.process.pid ?? 0;
  const [cpuBefore, startedAt, mbBefore] = [cpuMs(pid), performance.now(), residentMb(pid)];
  let [bytes, peakMb] = [0, 0];
  const answer = await fetch(`${portal.origin}/dashboard/transactions.csv`, {
    headers: { cookie },
  });
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    peakMb = Math.max(peakMb, residentMb(pid));
  }
  const figures = {
    ms: round(performance.now() - startedAt, 0),
    cpuMs: round(cpuMs(pid) - cpuBefore, 0),
    bytes,
    moreMb: round(peakMb - mbBefore, 0),
  };
  await portal.stop();
  return figures;
}

/** The same rows joined by commas, without a database, labels or a line to send them over. */
function bareFigures() {
  const [startedAt, cpu, mbBefore] = [
    performance.now(),
    process.cpuUsage(),
    residentMb(process.pid),
  ];
  let bytes = 0;
  for (let index = 0; index < rows; index += 1) {
    const at = new Date(1_790_000_000_000 - index * 60_000).toISOString();
    const amount = ((100 + index) / 100).toFixed(2);
    const cells = [at, `TX-BENCH${index}`, "Deposit", "Funding", "Card", amount, "USD", "Failed"];
    bytes += Buffer.byteLength(`${cells.join(",")}\r\n`);
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    ms: round(performance.now() - startedAt, 0),
    cpuMs: round((user + system) / 1000, 0),
    bytes,
    moreMb: round(residentMb(process.pid) - mbBefore, 0),
  };
}
