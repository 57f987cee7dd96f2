// Accounts that cannot go below zero, and a ledger check that finds what was planted.
import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { openDatabase } from "~server/database/engine/dialect";
import { ClosedWallet, ShortAccount, ledgerIn } from "~server/features/ledger/store";
import { describeEachEngine } from "../support/portal/engine-suites";
import { usd } from "../support/inputs/amounts";

const now = Date.UTC(2026, 10, 21);

describeEachEngine("the ledger", (portal) => {
  test("refuses an entry that does not sum to zero, and one that takes an account below zero", async () => {
    const hana = await portal().customerWith("10.00");
    const { id: walletId } = await hana.wallet();
    const { storage, newId } = portal().context;
    const post = (amountMinor: bigint, counter: bigint) =>
      storage.transaction((db) =>
        ledgerIn(db).post(
          {
            id: newId(),
            wallet_id: walletId,
            actor_id: "test",
            created_at: now,
          },
          [
            { account: "available", amount: usd(amountMinor) },
            { account: "adjustment", amount: usd(counter) },
          ],
        ),
      );
    await expect(post(5n, -4n)).rejects.toThrow("sum to zero");
    await expect(post(-1001n, 1001n)).rejects.toThrow(ShortAccount);
    await post(-1000n, 1000n);
    expect(await hana.available()).toBe(0);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("moves nothing of a wallet that was closed meanwhile", async () => {
    const hana = await portal().customerWith("10.00");
    const { id: walletId, currency } = await hana.wallet();
    const { storage, newId } = portal().context;
    await storage.transaction((db) => walletsIn(db).setClosed(hana.id, now, now));
    const entry = {
      id: newId(),
      wallet_id: walletId,
      actor_id: "test",
      created_at: now,
    };
    const posting = storage.transaction((db) =>
      ledgerIn(db).post(entry, [
        { account: "available", amount: usd(1n) },
        { account: "adjustment", amount: usd(-1n) },
      ]),
    );
    await expect(posting).rejects.toThrow(ClosedWallet);
    const { available } = await walletsIn(storage.db).balances({ id: walletId, currency });
    expect(available).toEqual(usd(1000n));
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("an ID and a version are posted once", async () => {
    const { storage, newId } = portal().context;
    const hana = await portal().customerWith("10.00");
    const { id: walletId } = await hana.wallet();
    const entry = () => ({
      id: newId(),
      wallet_id: walletId,
      transaction_id: "same",
      transaction_version: 1,
      actor_id: "test",
      created_at: now,
    });
    const post = () =>
      storage.transaction((db) =>
        ledgerIn(db).post(entry(), [
          { account: "available", amount: usd(1n) },
          { account: "adjustment", amount: usd(-1n) },
        ]),
      );
    await post();
    await expect(post()).rejects.toThrow();
    expect(await hana.available()).toBe(10.01);
  });
});

describeEachEngine("ledger:verify", (portal) => {
  test.each([
    [
      "a balance",
      "update accounts set balance_minor = balance_minor + 1 where kind = 'available'",
      /has the balance \d+, but its postings sum to/,
    ],
    [
      "a posting",
      "update postings set amount_minor = amount_minor + 1 where amount_minor > 0",
      /sums to 1 instead of 0/,
    ],
    [
      "a status",
      "update transactions set status = 'failed'",
      /don't match the transaction's status/,
    ],
    [
      "a counter",
      "update transaction_counters set count = count + 1",
      /doesn't match the transactions/,
    ],
  ])("finds %s changed directly in the database", async (_what, statement, words) => {
    const hana = await portal().customerWith("10.00");
    expect(hana.id).not.toBe("");
    const { db } = openDatabase({ dataDir: portal().dataDir, databaseUrl: portal().databaseUrl });
    await db.executeQuery(CompiledQuery.raw(statement));
    await db.destroy();
    expect((await portal().ledgerFaults()).some((fault) => words.test(fault))).toBe(true);
  });
});
