// Calls that are timed while the database is silent or locked.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { type TestPortal } from "../portal/backend";
import type { Customer } from "../people/people";

export const refusedWithinMs = 5_000;
export const recoveredWithinMs = 5_000;
export const lockReleasedWithinMs = 30_000;

export interface Timed {
  readonly status: number;
  readonly ms: number;
}

export async function timed(call: () => Promise<{ status: number }>): Promise<Timed> {
  const from = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - from };
}

export const withdraw = (customer: Customer, key = randomUUID()) =>
  customer.post("/wallets/withdrawal/request", { amount: "0.01" }, { key });

/** Sends withdrawals and looks of everyone together; what each was answered, and how late. */
export function sendTogether(customers: readonly Customer[], times: number): Promise<Timed[]> {
  const calls = customers.flatMap((customer) =>
    Array.from({ length: times }, () => [
      () => withdraw(customer),
      () => customer.get("/transactions"),
    ]).flat(),
  );
  return Promise.all(calls.map(timed));
}

/** Asks until the first success; how long that took. */
export async function recoveredAfterMs(customer: Customer): Promise<number> {
  const from = performance.now();
  while ((await withdraw(customer)).status !== 201)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - from;
}

/** What 99 of 100 stay within. */
export const slowest = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
export const tooLate = (answers: readonly Timed[]) =>
  answers.filter(({ ms }) => ms > refusedWithinMs);
export const statuses = (answers: readonly Timed[]) =>
  [...new Set(answers.map(({ status }) => status))].sort();

export async function customersOf(portal: TestPortal, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let index = 0; index < count; index += 1) {
    const customer = await portal.customerWith("1000.00");
    await customer.saveBank();
    customers.push(customer);
  }
  return customers;
}

export async function onServer<Value>(
  address: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** How long abandoned transactions of this database stay open. */
export async function abandonedMs(address: string): Promise<number> {
  const from = performance.now();
  const open =
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null";
  return onServer(address, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ open: number }>(open);
      const elapsed = performance.now() - from;
      if (rows[0]?.open === 0 || elapsed > 2 * lockReleasedWithinMs) return elapsed;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}
