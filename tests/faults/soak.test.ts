// Half of the portal's capacity for SOAK_MINUTES: no errors, no leaked handles, no growing memory.
import { readdirSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { apiAs, fund, type ApiClient } from "../support/api/api-client";
import { ownHost, type Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";
import { sized } from "../support/sized";
import { slopeOf } from "../support/measures/slope";

const minutes = Number(process.env.SOAK_MINUTES ?? sized(0.05, 5));
const callers = 8;
const measureMs = Math.min(10_000, minutes * 20_000);
const sampleMs = Math.min(10_000, minutes * 5_000);
/** Below this the heap is still finding its size, and its slope says nothing. */
const meaningfulFromMinutes = 20;
const mostMbIn10Minutes = 1;
const metricsToken = "a-token-of-this-test-alone-0123456789";
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Sample {
  readonly minute: number;
  readonly residentMb: number;
  readonly heapMb: number;
  readonly handles: number;
}

class Soak {
  readonly samples: Sample[] = [];
  readonly errors: string[] = [];
  answered = 0;
  private isOver = false;
  constructor(
    private readonly portal: Portal,
    private readonly people: { readonly customer: ApiClient; readonly admin: ApiClient },
  ) {}

  /** Callers who ask in turn, each once in so many milliseconds or without a pause; what a customer and an administrator do all day. */
  async run(forMs: number, eachMs: number): Promise<number> {
    const before = this.answered;
    this.isOver = false;
    const running = Promise.all(
      Array.from({ length: callers }, (_, number) => this.call(number, eachMs)),
    );
    await later(forMs);
    this.isOver = true;
    await running;
    return (this.answered - before) / (forMs / 1000);
  }

  async sample(startedAt: number): Promise<void> {
    const answer = await fetch(`${this.portal.origin}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    });
    const text = await answer.text();
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / 1024 ** 2;
    const handles = readdirSync(`/proc/${this.portal.process.pid}/fd`).length;
    this.samples.push({
      minute: (performance.now() - startedAt) / 60_000,
      residentMb: megabytes("process_resident_memory_bytes"),
      heapMb: megabytes("nodejs_heap_size_used_bytes"),
      handles,
    });
  }

  private async call(number: number, eachMs: number): Promise<void> {
    const person = number % 4 === 0 ? this.people.admin : this.people.customer;
    const customers = [
      ["GET", "/wallets/my-wallet"],
      ["GET", "/transactions?limit=10"],
      ["POST", "/wallets/withdrawal/request"],
      ["GET", "/wallets/history"],
      ["GET", "/markets/quotes"],
    ] as const;
    const administrators = [
      ["GET", "/transactions/all"],
      ["GET", "/users"],
      ["GET", "/transactions/stats/admin"],
    ] as const;
    const calls = number % 4 === 0 ? administrators : customers;
    for (let turn = number; !this.isOver; turn += 1) {
      const from = performance.now();
      const [method, path] = calls[turn % calls.length] ?? ["GET", "/auth/profile"];
      const body = method === "POST" ? { amount: "0.01" } : undefined;
      await person
        .call(method, path, body, method === "POST" ? randomUUID() : undefined)
        .catch((error: unknown) => this.errors.push(String(error)));
      const page = await fetch(
        `${this.portal.origin}${turn % 2 === 0 ? "/login" : "/charts/forex"}`,
      );
      await page.arrayBuffer();
      if (page.status !== 200) this.errors.push(`${page.url}: ${page.status}`);
      this.answered += 2;
      await later(Math.max(0, eachMs - (performance.now() - from)));
    }
  }
}

const least = (values: readonly number[]) => Math.min(...values);

/** The lowest of each minute: what was left after the garbage was collected. */
function floors(
  samples: readonly Sample[],
  of: (sample: Sample) => number,
): [minute: number, value: number][] {
  const byMinute = new Map<number, Sample[]>();
  for (const sample of samples)
    byMinute.set(Math.floor(sample.minute), [
      ...(byMinute.get(Math.floor(sample.minute)) ?? []),
      sample,
    ]);
  return [...byMinute].map(([minute, some]) => [minute, least(some.map(of))]);
}

test(`${minutes} minutes at half capacity`, { timeout: minutes * 60_000 + 120_000 }, async () => {
  const portal = await startDemonstration({ METRICS_TOKEN: metricsToken }, ownHost, [
    process.execPath,
    "--max-old-space-size=512",
  ]);
  onTestFinished(() => void portal.stop());
  await fund(portal.origin, "hana@example.com", "100000.00");
  const [customer, admin] = [
    await apiAs(portal.origin, "hana@example.com"),
    await apiAs(portal.origin, "admin@example.com"),
  ];
  const soak = new Soak(portal, { customer, admin });
  const capacity = await soak.run(measureMs, 0);
  const startedAt = performance.now();
  const sampling = setInterval(() => void soak.sample(startedAt), sampleMs);
  const rate = await soak.run(minutes * 60_000, (1000 * callers * 2) / (capacity / 2));
  clearInterval(sampling);
  const settled = soak.samples.slice(Math.floor(soak.samples.length / 2));
  const slopes = {
    resident: 10 * slopeOf(floors(settled, ({ residentMb }) => residentMb)),
    heap: 10 * slopeOf(floors(settled, ({ heapMb }) => heapMb)),
  };
  const handles = settled.map((sample) => sample.handles);
  console.info(
    `soak: ${minutes} min, ${rate.toFixed(0)} of ${capacity.toFixed(0)} answers a second, ${soak.errors.length} errors, handles ${least(handles)} to ${Math.max(...handles)}, memory ${settled.at(-1)?.residentMb.toFixed(0)} MB, in 10 min ${slopes.resident.toFixed(2)} MB resident and ${slopes.heap.toFixed(2)} MB heap more`,
  );
  expect(soak.errors.slice(0, 5)).toEqual([]);
  expect(soak.answered).toBeGreaterThan(100);
  expect(Math.max(...handles) - least(handles)).toBeLessThanOrEqual(2 * callers);
  if (minutes >= meaningfulFromMinutes) expect(slopes.resident).toBeLessThan(mostMbIn10Minutes);
});

test("a planted fault is found: memory that grows by 2 MB in 10 minutes", () => {
  const leaking = Array.from({ length: 180 }, (_, index): Sample => ({
    minute: index / 6,
    residentMb: 120 + (index % 6) * 3 + index / 30,
    heapMb: 50,
    handles: 40,
  }));
  expect(10 * slopeOf(floors(leaking, ({ residentMb }) => residentMb))).toBeGreaterThan(
    mostMbIn10Minutes,
  );
});
