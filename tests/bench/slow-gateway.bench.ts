// What a payment gateway that hangs costs everyone else: pages while people ask for coins and payments, next to the same with a gateway that answers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { hangs } from "../support/stubs/misbehaviors";
import { signUpBody } from "../support/people/people";
import { PlisioStub, stubKey } from "../support/stubs/plisio-stub";
import { startPortal, type Portal } from "../support/portal/server";
import { measure, type Cost, type Load, type Target } from "./load";
import { signInCookie } from "./sign-in";
import { percentile, printTable, round } from "./table";

const load = { connections: 1, requests: 400, warmUp: 0, rounds: 1 };
const rounds = 8;
const customers = 20;
/** Each asks for the coins, or for a payment, this often, whether or not its last question was answered. */
const askedEveryMs = 100;
const kinds = ["alone", "answering", "hanging"] as const;
const pages = ["/", "/dashboard/wallet", "/dashboard/transactions"] as const;

let stub: PlisioStub;
let portal: Portal;
let tokens: readonly string[];

beforeAll(async () => {
  stub = await PlisioStub.open(Date.now);
  portal = await startPortal({ PLISIO_API_KEY: stubKey, PLISIO_BASE_URL: stub.baseUrl });
  tokens = await Promise.all(Array.from({ length: customers }, (_, index) => register(index)));
});
afterAll(async () => {
  await portal.stop();
  stub.close();
});

test("pages while a gateway hangs", async () => {
  const cookie = await signInCookie(portal.origin, "hana@example.com");
  const targets: Target[] = pages.map((path) => ({
    address: portal.origin + path,
    pid: portal.process.pid ?? 0,
    cookie,
  }));
  await measureEach(targets, { ...load, requests: 1, warmUp: 900 });
  const seen = {
    alone: pages.map((): number[] => []),
    answering: pages.map((): number[] => []),
    hanging: pages.map((): number[] => []),
  };
  for (let turn = 0; turn < rounds; turn += 1) {
    // Forwards and backwards, so that what drifts falls on all of them.
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      stub.misbehaviour = kind === "hanging" ? hangs : null;
      const callers = kind === "alone" ? undefined : startCallers();
      const costs = await measureEach(targets, load).finally(() => callers?.stop());
      for (const [at, { timesMs }] of costs.entries()) seen[kind][at]?.push(...timesMs);
    }
  }
  const table = pages.map((page, at) => {
    const slowest = (kind: (typeof kinds)[number]) => percentile(seen[kind][at] ?? [], 0.99);
    const [alone, answering, hanging] = [
      slowest("alone"),
      slowest("answering"),
      slowest("hanging"),
    ];
    return {
      page,
      p99AloneMs: round(alone),
      p99AnsweringMs: round(answering),
      p99HangingMs: round(hanging),
      ratio: round(hanging / answering),
      ratioToAlone: round(hanging / alone),
    };
  });
  printTable(
    `Pages while the gateway hangs on every call (${stub.asked.length} calls; target: a ratio of at most 1.10)`,
    table,
  );
  expect(table.every(({ p99HangingMs }) => p99HangingMs > 0)).toBe(true);
});

/** Each page over connections of its own: the portal ends one that has brought a thousand requests. */
async function measureEach(targets: readonly Target[], howMuch: Load): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const target of targets) costs.push(...(await measure([target], howMuch)));
  return costs;
}

/** Users who send requests at a steady rate; those that wait for the gateway are separate. */
function startCallers() {
  const waiting = new Set<Promise<unknown>>();
  let asked = 0;
  const request = () => {
    const authorization = `Bearer ${tokens[asked % tokens.length] ?? ""}`;
    const isPayment = (asked += 1) % 2 === 0;
    const body = JSON.stringify({ amount: "65.00", currency: "USD", cryptoCurrency: "BTC" });
    const headers = { Authorization: authorization, "Content-Type": "application/json" };
    const call = isPayment
      ? fetch(`${portal.origin}/api/payments/crypto/create`, { method: "POST", headers, body })
      : fetch(`${portal.origin}/api/payments/crypto/currencies`, { headers });
    const answered = call
      .then((response) => response.arrayBuffer())
      .finally(() => waiting.delete(answered));
    waiting.add(answered);
  };
  const timer = setInterval(request, askedEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}

async function register(index: number): Promise<string> {
  const response = await fetch(`${portal.origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(signUpBody(index)),
  });
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null && "access_token" in answer
    ? String(answer.access_token)
    : "";
}
