// Nothing about a closed account is changed anymore, and no one opens it again.
import { expect, test } from "vitest";
import { AllTransactionsPage } from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Answer } from "../support/api/caller";
import { read, type Administrator, type Customer } from "../support/people/people";
import { close, closed, settings } from "../support/people/closed-accounts";

type Change = (by: Administrator, of: Customer) => Promise<Answer>;

describeEitherEngine(
  "a closed account",
  (portal) => {
    const untilTomorrow = () => ({
      until: new Date(portal().context.now() + 86_400_000).toISOString(),
      reason: "To be looked at",
    });
    const changes: readonly (readonly [string, Change])[] = [
      ["details", (by, { id }) => by.patch(`/users/${id}`, { fullname: "Other" })],
      ["account status", (by, { id }) => by.patch(`/users/${id}`, { accountStatus: "active" })],
      ["KYC status", (by, { id }) => by.patch(`/users/${id}`, { kycStatus: "approved" })],
      ["payout block", (by, { id }) => by.post(`/users/${id}/payout-block`, untilTomorrow())],
      ["wallet", (by, { id }) => by.createWallet(id)],
      ["account again", (by, { id }) => close(by, id, { confirmed: true })],
    ];
    test.each(changes)("can't be reopened or changed: %s", async (_what, change) => {
      const { hana, admin } = await closed(portal());
      expect(await change(admin, hana)).toMatchObject({ status: 409, code: "person_closed" });
    });

    test("can't be reopened or changed: transactions", async () => {
      const { hana, admin } = await closed(portal());
      const answer = await admin.get(`/transactions/all?person=${hana.id}&type=deposit`);
      const [deposit] = read(AllTransactionsPage, answer).transactions;
      const id = deposit?.id ?? "";
      const refused = { status: 409, code: "person_closed" };
      expect(await admin.deleteTransaction(id)).toMatchObject(refused);
      const other = { description: "Other" };
      expect(await admin.patch(`/transactions/${id}`, other)).toMatchObject(refused);
      expect((await admin.setStatus(id, "pending")).code).toBe("wallet_closed");
      expect((await admin.credit(hana.id, "1.00")).status).toBe(404);
    });
  },
  settings,
);
