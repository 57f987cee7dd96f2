// An import that is posted or undone locks batches, withdrawals and deposits before wallets, as decisions of staff do: any other order could deadlock.
import pg from "pg";
import { describe, expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { TestPortal } from "../support/portal/backend";
import { postgresAddress } from "../support/database/postgres";
import { isSomeoneWaiting } from "../support/database/waiting";
import {
  importOf,
  importStatement,
  referenceOf,
  uploadStatement,
} from "../support/people/bank-statements";
import { approvedWithdrawal, markSent, payoutOf, sendBatch } from "../support/people/payouts";
import { read, type Administrator, type Customer } from "../support/people/people";

/** While someone else has locked the row, the wallet is free: then it is decided, and the work goes on. */
async function whileLocked(
  portal: TestPortal,
  { row, wallet, work }: { row: string; wallet: string; work: () => Promise<unknown> },
) {
  const decision = new pg.Client({ connectionString: portal.databaseUrl });
  await decision.connect();
  try {
    await decision.query("begin");
    await decision.query("select id from transactions where id = $1 for update", [row]);
    const done = work().then(() => portal.backend.settled());
    while (!(await isSomeoneWaiting(decision)));
    const lock = "select id from wallets where id = $1 for update nowait";
    expect((await decision.query(lock, [wallet])).rowCount).toBe(1);
    await decision.query("commit");
    await done;
  } finally {
    await decision.end();
  }
}

describe.runIf(postgresAddress)("while staff decide about a transaction", () => {
  async function withPortal(
    use: (portal: TestPortal, ada: Administrator) => Promise<void>,
  ): Promise<void> {
    const portal = await TestPortal.open("PostgreSQL");
    try {
      await use(portal, await portal.admin());
      expect(await portal.ledgerFaults()).toEqual([]);
    } finally {
      await portal.close();
    }
  }
  const walletOf = async (portal: TestPortal, { id }: Pick<Customer, "id">) =>
    (await walletsIn(portal.context.storage.db).ofUser(id))?.id ?? "";
  const credit = async (portal: TestPortal, customer: Pick<Customer, "id">, amount: string) => ({
    amount,
    name: (await usersIn(portal.context.storage.db).byId(customer.id))?.fullname ?? "",
    text: await referenceOf(portal, customer),
  });

  test("posting a debit of its batch waits for it before it locks the customer's wallet", () =>
    withPortal(async (portal, ada) => {
      const { customer, id: payout } = await approvedWithdrawal(portal, ada);
      const made = await ada.post("/payout-batches", { payouts: [payout], reason: "Monday" });
      const { id, reference } = read(PayoutBatchWithLines, made);
      await (await portal.admin()).post(`/payout-batches/${id}/release`);
      await sendBatch(portal, ada, id);
      const file = await uploadStatement(ada, {
        lines: [
          await credit(portal, customer, "7.00"),
          { amount: "-40.00", endToEndId: reference },
        ],
      });
      await whileLocked(portal, {
        row: payout,
        wallet: await walletOf(portal, customer),
        work: () => ada.post(`/bank-statements/${file.id}/confirmation`),
      });
      const { lines } = await importOf(ada, file.id);
      expect(lines.map(({ state }) => state)).toEqual(["credited", "closed"]);
    }));

  test("undoing an import waits for it before it locks the customer's wallet", () =>
    withPortal(async (portal, ada) => {
      const customer = await portal.registerVerified({ fullname: "Nora New" });
      const posted = await importStatement(portal, ada, {
        lines: [await credit(portal, customer, "7.00"), await credit(portal, customer, "8.00")],
      });
      await whileLocked(portal, {
        row: posted.lines[1]?.transaction?.id ?? "",
        wallet: await walletOf(portal, customer),
        work: () => ada.post(`/bank-statements/${posted.id}/reversal`),
      });
      expect((await importOf(ada, posted.id)).state).toBe("undone");
      expect(await customer.available()).toBe(0);
    }));

  test("posting a payout that came back takes the wallets in their order", () =>
    withPortal(async (portal, ada) => {
      const made = [await approvedWithdrawal(portal, ada), await approvedWithdrawal(portal, ada)];
      const owners = await Promise.all(
        made.map(async (one) => ({ ...one, wallet: await walletOf(portal, one.customer) })),
      );
      const [first, last] = owners.toSorted((one, next) => (one.wallet < next.wallet ? -1 : 1));
      if (!first || !last) throw new Error("two withdrawals were approved");
      // The line of the customer whose wallet is last is credited; that of the other comes back.
      await markSent(ada, first.id);
      const { transaction } = await payoutOf(ada, first.id);
      const file = await uploadStatement(ada, {
        lines: [
          { amount: "40.00", endToEndId: transaction },
          await credit(portal, last.customer, "7.00"),
        ],
      });
      const other = new pg.Client({ connectionString: portal.databaseUrl });
      await other.connect();
      try {
        await other.query("begin");
        const lock = "select id from wallets where id = $1 for update";
        await other.query(lock, [first.wallet]);
        const done = ada
          .post(`/bank-statements/${file.id}/confirmation`)
          .then(() => portal.backend.settled());
        while (!(await isSomeoneWaiting(other)));
        expect((await other.query(`${lock} nowait`, [last.wallet])).rowCount).toBe(1);
        await other.query("commit");
        await done;
      } finally {
        await other.end();
      }
    }));
});
