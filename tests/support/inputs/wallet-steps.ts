// Random events of a wallet over months: refusals count as no event.
import fc from "fast-check";
import type { TestPortal } from "../portal/backend";
import { signedInAgain } from "../stubs/crypto-gateway";
import { Administrator, type Customer } from "../people/people";

const steps = [
  "credit",
  "debit",
  "hold",
  "approve",
  "reject",
  "cancel",
  "reverse",
  "profit",
  "total",
  "remove",
  "close",
  "reopen",
] as const;

interface DrawnStep {
  readonly what: (typeof steps)[number];
  readonly cents: number;
  /** How long after the step before. */
  readonly hours: number;
}

/** Money comes first, so that there is something to do with it. */
export const drawnSteps: fc.Arbitrary<readonly DrawnStep[]> = fc
  .array(
    fc.record({
      what: fc.constantFrom(...steps),
      cents: fc.integer({ min: 1, max: 40_000 }),
      hours: fc.constantFrom(0, 1, 90, 400, 800),
    }),
    { minLength: 3, maxLength: 14 },
  )
  .map((drawn) => [{ what: "credit", cents: 50_000, hours: 1 }, ...drawn]);

/** The customer, signed in after the last of the steps. */
export async function runSteps(
  portal: TestPortal,
  customer: Customer,
  admin: Administrator,
  drawn: readonly DrawnStep[],
): Promise<Customer> {
  let person = customer;
  for (const { what, cents, hours } of drawn) {
    portal.advance({ hours });
    person = await signedInAgain(portal, person);
    await runStep(what, {
      person,
      admin: new Administrator(portal.backend, await signedInAgain(portal, admin)),
      amount: (cents / 100).toFixed(2),
    });
  }
  return person;
}

interface Scene {
  readonly person: Customer;
  readonly admin: Administrator;
  readonly amount: string;
}

async function runStep(what: DrawnStep["what"], { person, admin, amount }: Scene): Promise<void> {
  const transactions = await newestOf(person);
  const [newest] = transactions;
  const pending = transactions.find(({ status }) => status === "pending");
  const moves: Record<DrawnStep["what"], () => Promise<unknown> | undefined> = {
    credit: () => admin.credit(person.id, amount),
    debit: () => admin.credit(person.id, amount, { transactionType: "withdrawal" }),
    hold: async () =>
      (await person.saveBank()) && person.post("/wallets/withdrawal/request", { amount }),
    approve: () => pending && admin.decide(pending.id, "approve"),
    reject: () => pending && admin.decide(pending.id, "reject"),
    cancel: () =>
      pending && person.patch(`/transactions/${pending.id}/status`, { status: "failed" }),
    reverse: () =>
      newest &&
      admin.setStatus(newest.id, newest.status === "successful" ? "failed" : "successful"),
    profit: () => admin.editWallet(person.id, { profitBalance: amount, pendingWithdrawal: amount }),
    total: () => admin.editWallet(person.id, { totalBalance: amount }),
    remove: () => newest && admin.deleteTransaction(newest.id),
    close: () => admin.closeWallet(person.id, { confirmed: true }),
    reopen: () => admin.createWallet(person.id),
  };
  await moves[what]();
}

/** Nothing while the wallet is closed. */
async function newestOf(person: Customer) {
  const answer = await person.get("/wallets/my-wallet");
  return answer.status === 200 ? (await person.wallet()).transactions : [];
}
