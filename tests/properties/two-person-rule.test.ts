// Random work of three administrators for two customers, with thresholds on: whatever reaches one has two names.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openSession } from "~server/features/sign-in/open-session";
import { Administrator, Customer } from "../support/people/people";
import { TestPortal, type TestEngine } from "../support/portal/backend";
import { checkTwoPersonRule, threshold, type TwoPersonWorld } from "./two-person-rule";
import { startSeed as seed } from "./budget";
import { postgresAddress } from "../support/database/postgres";
import { sampled } from "../support/sized";

const settings = { APPROVAL_THRESHOLDS: `USD:${threshold},EUR:${threshold},GBP:${threshold}` };

const amounts = fc.constantFrom("10.00", "45.00", "60.00", "99.99", "100.00", "250.00");
const one = fc.nat({ max: 5 });
const kinds = [
  "deposit",
  "withdraw",
  "approve",
  "reject",
  "set status",
  "edit amount",
  "delete",
  "credit",
  "debit",
  "balances",
  "close",
  "open",
  "approve request",
  "reject request",
  "wait",
] as const;
/** What leads to money and to decisions comes more often than what ends both. */
const often = ["deposit", "approve", "credit", "approve request", "approve request"] as const;
const step = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...often) },
    { weight: 1, arbitrary: fc.constantFrom(...kinds) },
  ),
  admin: one,
  customer: one,
  which: one,
  amount: amounts,
  status: fc.constantFrom("successful", "failed", "pending"),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function open(engine: TestEngine): Promise<TwoPersonWorld> {
  const portal = await TestPortal.open(engine, settings);
  const admins = [await portal.admin(), await portal.admin(), await portal.admin()];
  const customers = [await portal.registerVerified(), await portal.registerVerified()];
  for (const customer of customers) {
    await customer.saveCard();
    await customer.saveBank();
  }
  return { portal, admins, customers };
}

/** A session that is new, and so counts as a password typed just now. */
async function signedIn({ portal }: TwoPersonWorld, person: { id: string; email: string }) {
  const { context, backend } = portal;
  const token = await openSession(context, context.storage.db, person.id);
  return { backend, person: { id: person.id, email: person.email, token } };
}

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length];

async function play(
  world: TwoPersonWorld,
  { kind, amount, status, ...chosen }: Step,
): Promise<void> {
  const { portal, admins, customers } = world;
  const { db } = portal.context.storage;
  const [whose, by] = [pick(customers, chosen.customer), pick(admins, chosen.admin)];
  if (!whose || !by) return;
  const admin = await signedIn(world, by).then((one) => new Administrator(one.backend, one.person));
  const customer = await signedIn(world, whose).then(
    (one) => new Customer(one.backend, one.person),
  );
  const transaction = pick(
    await db
      .selectFrom("transactions")
      .select("id")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),
    chosen.which,
  )?.id;
  const request = pick(
    await db
      .selectFrom("approval_requests")
      .select("id")
      .where("state", "=", "open")
      .orderBy("id")
      .execute(),
    chosen.which,
  )?.id;
  const acts: Readonly<Record<(typeof kinds)[number], () => unknown>> = {
    deposit: () => customer.post("/wallets/top-up", { amount, paymentMethod: "card" }),
    withdraw: () => customer.post("/wallets/withdrawal/request", { amount }),
    approve: () => transaction && admin.decide(transaction, "approve"),
    reject: () => transaction && admin.decide(transaction, "reject"),
    "set status": () => transaction && admin.setStatus(transaction, status),
    "edit amount": () =>
      transaction && admin.patch(`/transactions/${transaction}`, { amount, status }),
    delete: () => transaction && admin.deleteTransaction(transaction),
    credit: () => admin.credit(whose.id, amount),
    debit: () => admin.credit(whose.id, amount, { transactionType: "withdrawal" }),
    balances: () => admin.editWallet(whose.id, { availableBalance: amount, bonusBalance: "30.00" }),
    close: () => admin.closeWallet(whose.id, { confirmed: true }),
    open: async () => {
      await admin.createWallet(whose.id);
      await customer.saveCard();
    },
    "approve request": () => request && admin.post(`/approval-requests/${request}/approval`, {}),
    "reject request": () => request && admin.post(`/approval-requests/${request}/rejection`, {}),
    wait: () => portal.advance({ hours: chosen.which * 3 }),
  };
  await acts[kind]();
}

const engines = sampled<readonly TestEngine[]>(
  ["SQLite"],
  postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"],
);
const rounds = Number(process.env.PROPERTY_COMMANDS ?? 0) > 0 ? 20 : 4;

describe.each(engines)("on %s", (engine) => {
  test("whatever staff move that reaches a threshold has two names", async () => {
    const found = { moved: 0, byTwo: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
        const world = await open(engine);
        try {
          for (const one of steps) await play(world, one);
          const { moved, byTwo } = await checkTwoPersonRule(world);
          found.moved += moved;
          found.byTwo += byTwo;
        } finally {
          await world.portal.close();
        }
      }),
      { seed, numRuns: rounds, endOnFailure: true },
    );
    // Seen to have looked at something.
    expect([found.moved > 5, found.byTwo > 1]).toEqual([true, true]);
  });
});
