// A month of very many entries, read many times at once as pages and as PDFs, while others use the portal.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printTable, percentile, round } from "../bench/table";
import { signInCookie } from "../bench/sign-in";
import { addEntries } from "../support/database/ledger-entries";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { sized } from "../support/sized";
import { startDemonstration } from "../support/portal/started-demonstration";

const isLong = sized(false, true);
const [entryCount, atOnce] = [2000, 60];
const [healthMaximumMs, timesIdle] = [50, 3];
const month = new Date().toISOString().slice(0, 7);
const statement = `/dashboard/statements/${month}`;

let portal: Portal;
const cookies: Record<string, string> = {};
const open = async (path: string, cookie = "") => {
  const startedAt = performance.now();
  const { status, text } = await send(portal.origin + path, { headers: { cookie } });
  return { status, text, tookMs: performance.now() - startedAt };
};
const openAs = (name: string, path: string) => open(path, cookies[name]);

/** One after the other, until the work is done; at least three. */
async function timesBeside(
  work: Promise<unknown>,
  look: () => Promise<{ status: number; tookMs: number }>,
): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone || times.length < 3) {
    const { status, tookMs } = await look();
    expect(status).toBe(200);
    times.push(tookMs);
  }
  await done;
  return times;
}

const rest = async () =>
  timesBeside(Promise.all(Array.from({ length: 30 }, () => open("/healthz"))), () =>
    openAs("george", "/dashboard"),
  );

describe.runIf(isLong)(`a statement of ${entryCount} entries`, () => {
  beforeAll(async () => {
    portal = await startDemonstration();
    await addEntries(portal.dataDir, "hana@example.com", entryCount);
    for (const name of ["hana", "george"])
      cookies[name] = await signInCookie(portal.origin, `${name}@example.com`);
  }, 120_000);
  afterAll(() => portal.stop());

  test(`${atOnce} pages of it and its PDF hardly delay others`, { timeout: 600_000 }, async () => {
    await openAs("hana", statement);
    const idle = [...(await rest()), ...(await rest()), ...(await rest()), ...(await rest())];
    const startedAt = performance.now();
    const pages = Promise.all([
      openAs("hana", `${statement}/pdf`),
      ...Array.from({ length: atOnce }, (_, index) =>
        openAs("hana", `${statement}?page=${1 + (index % 4)}`),
      ),
    ]);
    const [answers, healthMs, otherMs] = await Promise.all([
      pages,
      timesBeside(pages, () => open("/healthz")),
      timesBeside(pages, () => openAs("george", "/dashboard")),
    ]);
    const tookMs = performance.now() - startedAt;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const figures = {
      healthP50: percentile(healthMs, 0.5),
      healthP99: percentile(healthMs, 0.99),
      idleP50: percentile(idle, 0.5),
      idleP95: percentile(idle, 0.95),
      otherP50: percentile(otherMs, 0.5),
      otherP95: percentile(otherMs, 0.95),
      pdfMs: answers[0].tookMs,
      tookMs,
    };
    printTable(`${entryCount} entries, ${atOnce} at once: milliseconds`, [
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value, 0)])),
    ]);
    console.info(
      `${healthMs.length} looks at /healthz, ${otherMs.length} pages of another customer`,
    );
    expect(figures.healthP99).toBeLessThanOrEqual(healthMaximumMs);
    expect(figures.otherP95).toBeLessThanOrEqual(timesIdle * figures.idleP95);
  });
});
