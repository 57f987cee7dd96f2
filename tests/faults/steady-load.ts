// Withdrawals and page reads at a steady pace, whatever the portal answers: each withdrawal is sent with its key until it is acknowledged.
import { randomUUID } from "node:crypto";
import { demoPassword } from "~server/kernel/demo-people";
import { JourneyRunner } from "../support/people/journey-runner";
import { median } from "../support/measures/median";

const writers = 3;
const readers = 3;
const pauseMs = 150;
/** As a client with a time limit of its own, which then sends the same key again. */
const patienceMs = 12_000;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What a proxy or a host says that can't serve now, or that still works on the same key. */
const transient = [409, 502, 503, 504];

export class SteadyLoad {
  /** By key, the reference that was acknowledged for it. */
  readonly acknowledged = new Map<string, string>();
  /** Answers that no fault explains. */
  readonly odd: string[] = [];
  /** Answers of 503 to changes, from a host or from nginx. */
  readonly refusals: { readonly at: number; readonly ms: number }[] = [];
  private readonly acknowledgedAt: number[] = [];
  private readonly reads: {
    readonly at: number;
    readonly ms: number;
    readonly isServed: boolean;
  }[] = [];
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();
  private before = new Set<string>();
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly visitor: JourneyRunner,
  ) {}

  static async start(origin: string): Promise<SteadyLoad> {
    const visitor = new JourneyRunner(origin);
    await visitor.signInAs("zoe");
    const { access_token: token } = await answerOf(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "hana@example.com", password: demoPassword }),
    });
    const load = new SteadyLoad(origin, String(token), visitor);
    load.before = new Set(await load.stored());
    load.running = Promise.all([
      ...Array.from({ length: writers }, () => load.write()),
      ...Array.from({ length: readers }, () => load.read()),
    ]);
    return load;
  }

  /** Resolves with the next acknowledgement of a key that was sent after this call. */
  async nextAcknowledged(): Promise<void> {
    const wanted = this.acknowledged.size + writers + 1;
    while (this.acknowledged.size < wanted) await later(20);
  }

  /** Every key that was sent is acknowledged then. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** The longest time without an acknowledgement, in seconds. */
  longestPause(from: number, to: number): number {
    const moments = [from, ...this.acknowledgedAt.filter((at) => at > from && at < to), to];
    return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000;
  }

  /** Until the first acknowledgement after this moment, in seconds. */
  servedAgain(from: number): number {
    return ((this.acknowledgedAt.find((at) => at > from) ?? Infinity) - from) / 1000;
  }

  readsBetween(from: number, to: number): { readonly p50: number; readonly served: number } {
    const reads = this.reads.filter(({ at }) => at >= from && at < to);
    return {
      p50: median(reads.map(({ ms }) => ms)),
      served: reads.filter(({ isServed }) => isServed).length / reads.length,
    };
  }

  /** Acknowledged and not there; there more often than keys were sent. */
  async lostAndDoubled(): Promise<{ readonly lost: number; readonly doubled: number }> {
    const stored = (await this.stored()).filter((reference) => !this.before.has(reference));
    const references = [...this.acknowledged.values()];
    const found = new Set(stored);
    return {
      lost: references.filter((reference) => !found.has(reference)).length,
      doubled: stored.length - references.length,
    };
  }

  private async stored(): Promise<string[]> {
    const references: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await answerOf(`${this.origin}/api/transactions?limit=200&page=${page}`, {
        headers: { authorization: `Bearer ${this.token}` },
      });
      pages = Number(answer.totalPages);
      const rows = Array.isArray(answer.transactions) ? answer.transactions : [];
      references.push(
        ...rows.filter(({ type }) => type === "withdrawal").map((row) => String(row.reference)),
      );
    }
    return references;
  }

  private async write(): Promise<void> {
    while (!this.isOver) {
      const key = randomUUID();
      while (!(await this.sent(key))) await later(pauseMs);
      await later(pauseMs);
    }
  }

  private async sent(key: string): Promise<boolean> {
    const at = performance.now();
    try {
      const response = await fetch(`${this.origin}/api/wallets/withdrawal/request`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${this.token}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: '{"amount":"0.01"}',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      const reference = response.ok ? /TX-\w+/.exec(text)?.[0] : undefined;
      if (response.status === 503) this.refusals.push({ at, ms: performance.now() - at });
      if (reference) {
        this.acknowledged.set(key, reference);
        this.acknowledgedAt.push(performance.now());
      } else if (!transient.includes(response.status)) this.odd.push(`${response.status} ${text}`);
      return reference !== undefined || !transient.includes(response.status);
    } catch {
      // Broken off: it may have gone through, so the same key is sent again.
      return false;
    }
  }

  private async read(): Promise<void> {
    while (!this.isOver) {
      const at = performance.now();
      const isServed = await this.visitor.get("/dashboard").then(
        ({ status }) => status === 200,
        () => false,
      );
      this.reads.push({ at, ms: performance.now() - at, isServed });
      await later(pauseMs);
    }
  }
}

async function answerOf(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer: unknown = await (await fetch(url, init)).json();
  return Object.fromEntries(Object.entries(answer ?? {}));
}
