// A bank may return money after the account was closed: the ledger shows it, and the account stays closed.
import { expect, test } from "vitest";
import { AllTransactionsPage } from "~server/features/ledger/transaction-total-schemas";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { outboxIn } from "~server/features/email/store";
import type { Answer } from "../support/api/caller";
import { password, read } from "../support/people/people";
import { close, closed, settings } from "../support/people/closed-accounts";
import { markReturned, markSent, payoutOf } from "../support/people/payouts";
import {
  ageStaffPostings,
  funded,
  requestIn,
  staff,
  thresholds,
} from "../support/people/second-approval";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

/** What the operator holds in US dollars, in minor units. */
async function houseBalances(portal: TestPortal) {
  const { db } = portal.context.storage;
  const rows = await db
    .selectFrom("postings")
    .select(["account_id", "amount_minor"])
    .where("account_id", "in", ["house:settlement:USD", "house:adjustment:USD"])
    .execute();
  const sum = (account: string) =>
    rows
      .filter(({ account_id: id }) => id === `house:${account}:USD`)
      .reduce((total, { amount_minor: minor }) => total + Number(minor), 0);
  return { settlement: sum("settlement"), adjustment: sum("adjustment") };
}

async function arrivedAndClosed(portal: TestPortal) {
  const { hana, admin } = await closed(portal);
  const answer = await admin.get(`/transactions/all?person=${hana.id}&type=withdrawal`);
  const [withdrawal] = read(AllTransactionsPage, answer).transactions;
  return { hana, admin, id: withdrawal?.id ?? "" };
}

describeEitherEngine(
  "a payout returned after the account was closed",
  (portal) => {
    test("fails, and the operator owes the money", async () => {
      const { hana, admin, id } = await arrivedAndClosed(portal());
      const before = await houseBalances(portal());
      const [first, second] = await Promise.all([markReturned(admin, id), markReturned(admin, id)]);
      expect([first.status, second.status].sort()).toEqual([201, 409]);
      expect(await payoutOf(admin, id)).toMatchObject({ state: "returned" });
      const { settlement, adjustment } = await houseBalances(portal());
      expect([settlement - before.settlement, adjustment - before.adjustment]).toEqual([
        -5000, 5000,
      ]);
      const { body } = await admin.get(`/transactions/all?person=${hana.id}&type=withdrawal`);
      expect(read(AllTransactionsPage, { ...first, status: 200, body }).transactions).toMatchObject(
        [{ status: "failed", reason: "The bank account is closed." }],
      );
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("opens neither the account nor its wallet, and sends no email", async () => {
      const { hana, admin, id } = await arrivedAndClosed(portal());
      const { db } = portal().context.storage;
      const wallet = () =>
        db
          .selectFrom("wallets")
          .selectAll()
          .where("user_id", "=", hana.id)
          .executeTakeFirstOrThrow();
      const mails = async () => (await outboxIn(db).ofUser(hana.id)).length;
      const [row, sent] = [await wallet(), await mails()];
      portal().advance({ days: 1 });
      const later = await portal().admin();
      expect((await markReturned(later, id)).status).toBe(201);
      expect([(await wallet()).deleted_at, await mails()]).toEqual([row.deleted_at, sent]);
      const balances = Object.values(await walletsIn(db).balances(row));
      expect(balances.map(({ minor }) => minor)).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
      expect(await admin.walletOf(hana.id).catch(() => null)).toBeNull();
      const { email } = hana;
      const answer = await portal().visitor().post("/auth/login", { email, password });
      expect(answer.code).toBe("account_closed");
    });
  },
  settings,
);

describeEitherEngine(
  "a payout at the threshold, returned after the account was closed",
  (portal) => {
    test("takes a second approval, and until then nothing has changed", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const approve = async (requested: Answer) =>
        (await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {})).status;
      const { id } = await customer.withdraw("500.00");
      expect(await approve(await ada.decide(id, "approve"))).toBe(201);
      expect((await markSent(ada, id)).status).toBe(201);
      expect((await ada.post(`/payouts/${id}/arrival`)).status).toBe(201);
      await ageStaffPostings(portal(), 25);
      expect(await approve(await close(ada, customer.id))).toBe(201);

      const before = await houseBalances(portal());
      const requested = await markReturned(ada, id);
      expect(requested.status).toBe(202);
      expect(await payoutOf(ada, id)).toMatchObject({ state: "arrived" });
      expect(await houseBalances(portal())).toEqual(before);
      expect(await approve(requested)).toBe(201);
      const { settlement, adjustment } = await houseBalances(portal());
      expect([settlement - before.settlement, adjustment - before.adjustment]).toEqual([
        -50_000, 50_000,
      ]);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  },
  { ...settings, ...thresholds },
);
