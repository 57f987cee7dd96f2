// Many decided together: each by its own rules, and what someone else decided meanwhile is skipped and said.
import { expect, test } from "vitest";
import { bulkActionsIn, bulkActionsKeptDays } from "~server/features/approvals/bulk-store";
import { BulkAction } from "~server/features/approvals/bulk-schemas";
import { usersIn } from "~server/features/users/store";
import { limits } from "~server/kernel/limits";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { depositing, staff, thresholds } from "../support/people/second-approval";
import { sized } from "../support/sized";
import { Customer, read, type Administrator } from "../support/people/people";

type Seen = { id: string; version: number };

const seen = ({ id, version }: Seen): Seen => ({ id, version });
const select = async (admin: Administrator, transactions: readonly Seen[]) =>
  read(
    BulkAction,
    await admin.post("/wallets/admin/bulk-actions", { transactions: transactions.map(seen) }),
  );
const decide = (admin: Administrator, id: string, verb: "approve" | "reject", body: object = {}) =>
  admin.patch(`/wallets/admin/bulk-actions/${id}/${verb}`, body);

/** Someone else decides one of twenty meanwhile. */
const [selected, taken] = sized([40, 2], [200, 10]);

async function pendingDeposits(portal: TestPortal, count: number) {
  const customer = await portal.register();
  await customer.saveCard();
  const made = [];
  for (let number = 0; number < count; number += 1) made.push(await customer.deposit("1.50"));
  return { customer, made };
}

describeEitherEngine("a bulk action", (portal) => {
  test(
    `of ${selected}, of which someone else decided ${taken} meanwhile, decides the others and says why it skipped ${taken}`,
    { timeout: 120_000 },
    async () => {
      const { customer, made } = await pendingDeposits(portal(), selected);
      const [admin, other] = [await portal().admin(), await portal().admin()];
      const bulkAction = await select(admin, made);
      expect(bulkAction).toMatchObject({
        isFinished: false,
        sums: [{ type: "deposit", currency: "USD", count: selected, amount: selected * 1.5 }],
      });
      const decidedByOther = made.filter((_, at) => at % 20 === 7);
      for (const [at, { id }] of decidedByOther.entries())
        await (at % 2 === 0 ? other.approve(id) : other.reject(id));

      const review = read(
        BulkAction,
        await admin.get(`/wallets/admin/bulk-actions/${bulkAction.id}`),
      );
      expect(
        review.items
          .filter(({ obstacle }) => obstacle?.code === "changed_by_someone_else")
          .map(({ id }) => id),
      ).toEqual(decidedByOther.map(({ id }) => id));
      const others = selected - taken;
      expect(review.sums).toEqual([
        { type: "deposit", currency: "USD", count: others, amount: others * 1.5 },
      ]);

      const result = read(BulkAction, await decide(admin, bulkAction.id, "approve"));
      expect(result).toMatchObject({ decision: "approve", isFinished: true, sums: review.sums });
      expect(result.items.filter(({ isDone }) => isDone)).toHaveLength(others);
      expect(
        result.items
          .filter(({ isDone }) => !isDone)
          .map(({ id, obstacle }) => [id, obstacle?.code]),
      ).toEqual(decidedByOther.map(({ id }) => [id, "changed_by_someone_else"]));
      expect(await customer.available()).toBe((selected - taken / 2) * 1.5);
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );

  test("is reviewed with the obstacles of each, and rejected with one reason for all", async () => {
    const admin = await portal().admin();
    const customer = await portal().customerWith("50");
    const withdrawal = await customer.withdraw("20");
    const gone = await customer.withdraw("5");
    const asCustomer = new Customer(portal().backend, admin);
    await asCustomer.saveCard();
    const own = await asCustomer.deposit("5");
    const bulkAction = await select(admin, [
      withdrawal,
      own,
      { ...withdrawal, id: "no-such-one" },
      gone,
    ]);
    await (await portal().admin()).deleteTransaction(gone.id);
    const review = read(
      BulkAction,
      await admin.get(`/wallets/admin/bulk-actions/${bulkAction.id}`),
    );
    expect(review.items.map(({ obstacle }) => obstacle?.code)).toEqual([
      undefined,
      "own_transaction",
      "not_found",
      "not_found",
    ]);
    expect(review.items.map(({ transaction }) => transaction !== undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);

    const result = read(
      BulkAction,
      await decide(admin, bulkAction.id, "reject", { reason: "The bank refused it." }),
    );
    expect(result.items.map(({ isDone, obstacle }) => [isDone, obstacle?.code])).toEqual([
      [true, undefined],
      [false, "own_transaction"],
      [false, "not_found"],
      [false, "not_found"],
    ]);
    expect(await customer.transaction(withdrawal.id)).toMatchObject({
      status: "failed",
      reason: "The bank refused it.",
    });
    expect(await customer.available()).toBe(50);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("says before the decision which can't be approved and why, and approves only what is selected", async () => {
    const admin = await portal().admin();
    const [paid, frozen, left] = [
      await portal().customerWith("50"),
      await portal().customerWith("50"),
      await portal().customerWith("50"),
    ];
    const made = [await paid.withdraw("20"), await frozen.withdraw("10"), await left.withdraw("5")];
    const users = usersIn(portal().context.storage.db);
    await users.update(frozen.id, { payouts_frozen_at: 1 });
    const review = await select(admin, made);
    expect(review.items.map((one) => one.approvalObstacle?.code)).toEqual([
      undefined,
      "payee_frozen",
      undefined,
    ]);
    expect(review.items.some(({ obstacle }) => obstacle)).toBe(false);
    expect(review.approvalSums).toEqual([
      { type: "withdrawal", currency: "USD", count: 2, amount: 25 },
    ]);
    expect(review.sums[0]?.count).toBe(3);

    const chosen = made.slice(0, 2).map(({ id }) => id);
    const body = { transactions: chosen };
    const both = await Promise.all([
      decide(admin, review.id, "approve", body),
      decide(admin, review.id, "approve", { transactions: [left, paid].map(({ id }) => id) }),
    ]);
    const result = read(BulkAction, both[0]);
    const outcome = result.items.map(({ isDone, obstacle }) => (isDone ? "done" : obstacle?.code));
    expect([
      ["done", "payee_frozen", "bulk_not_selected"],
      ["bulk_not_selected", "bulk_not_selected", "bulk_not_selected"],
    ]).toContainEqual(outcome);
    expect(await left.transaction(made[2]?.id ?? "")).toMatchObject({ status: "pending" });
    const again = await select(admin, made.slice(1));
    expect(again.items.map(({ obstacle }) => obstacle)).toEqual([undefined, undefined]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is decided once: repeating it shows what happened, the opposite is refused", async () => {
    const { customer, made } = await pendingDeposits(portal(), 3);
    const admin = await portal().admin();
    const { id } = await select(admin, made);
    const both = await Promise.all([decide(admin, id, "approve"), decide(admin, id, "approve")]);
    expect(
      both.map((answer) => read(BulkAction, answer).items.map(({ isDone }) => isDone)),
    ).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    expect(read(BulkAction, await decide(admin, id, "approve", { reason: "again" }))).toMatchObject(
      {
        isFinished: true,
      },
    );
    expect(await decide(admin, id, "reject")).toMatchObject({
      status: 409,
      code: "bulk_action_decided",
    });
    expect(await customer.available()).toBe(4.5);
  });

  test("that was interrupted continues where it stopped, with the first reason", async () => {
    const { customer, made } = await pendingDeposits(portal(), 2);
    const admin = await portal().admin();
    const { id } = await select(admin, made);
    const { storage } = portal().context;
    await storage.transaction((db) =>
      bulkActionsIn(db).begin(id, {
        decision: "reject",
        reason_code: null,
        reason: "No funds came.",
      }),
    );
    await admin.patch(
      `/wallets/admin/transaction/${made[0]?.id}/reject`,
      { reason: "No funds came.", version: 1 },
      { key: `${id}-0` },
    );
    const result = read(
      BulkAction,
      await decide(admin, id, "reject", { reason: "something else" }),
    );
    expect(result.items.map(({ isDone }) => isDone)).toEqual([true, true]);
    for (const { id: one } of made)
      expect((await customer.transaction(one)).reason).toBe("No funds came.");
  });

  test("belongs to its administrator, has each transaction once, and no more than can be reviewed", async () => {
    const { made } = await pendingDeposits(portal(), 1);
    const [admin, other] = [await portal().admin(), await portal().admin()];
    const [one] = made;
    if (!one) throw new Error("nothing was made");
    const { id, items } = await select(admin, [one, one]);
    expect(items).toHaveLength(1);
    for (const answer of [
      await other.get(`/wallets/admin/bulk-actions/${id}`),
      await decide(other, id, "approve"),
    ])
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
    const many = Array.from({ length: limits.selectedMaximum + 1 }, (_, number) => ({
      id: `t${number}`,
      version: 1,
    }));
    for (const transactions of [[], many])
      expect(
        (await admin.post("/wallets/admin/bulk-actions", { transactions })).errors.transactions,
      ).toBeDefined();
    portal().advance({ days: bulkActionsKeptDays + 1 });
    await bulkActionsIn(portal().context.storage.db).forgetBefore(
      portal().context.now() - bulkActionsKeptDays * 86_400_000,
    );
    expect(await bulkActionsIn(portal().context.storage.db).items(id)).toEqual([]);
  });
});

describeEitherEngine(
  "a bulk action beside thresholds",
  (portal) => {
    test("says before the decision what needs a colleague, alone or with those before it", async () => {
      const { ada } = await staff(portal());
      const made = [];
      for (const amount of ["60.00", "150.00", "39.00", "2.00"])
        made.push((await depositing(portal(), amount)).deposit);
      const review = await select(ada, made);
      const needsTwo = [false, true, false, true];
      expect(review.items.map((one) => one.approvalObstacle?.code)).toEqual(
        needsTwo.map((isHeld) => (isHeld ? "second_approval_needed" : undefined)),
      );
      const result = read(BulkAction, await decide(ada, review.id, "approve"));
      expect(result.items.map(({ isDone }) => isDone)).toEqual(needsTwo.map((isHeld) => !isHeld));
    });
  },
  thresholds,
);
