// The one place that writes the ledger: what an entry does to wallet, accounts, entries and postings, and what it refuses.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ClosedWallet, ledgerIn, ShortAccount } from "~server/features/ledger/store";
import { amountColumns, amountOf, minorColumn } from "~server/database/money-columns";
import { accountId } from "~server/features/ledger/rules";
import { ledgerOfOneWallet } from "../support/database/ledger-of-one-wallet";
import { eur, gbp, usd } from "../support/inputs/amounts";

const one = ledgerOfOneWallet();
const { db, ledger, entryOf, rowsOf, balances } = one;
beforeAll(() => one.open());
beforeEach(() => one.startOver());
afterAll(() => one.close());

describe("an entry", () => {
  test("moves each account of the wallet by its own amount, and notes the operator's side", async () => {
    const entry = entryOf({ transaction_id: "t", transaction_version: 1 });
    await ledger.post(entry, [
      { account: "available", amount: usd(-300n) },
      { account: "held", amount: usd(200n) },
      { account: "settlement", amount: usd(100n) },
    ]);
    expect(await balances()).toEqual({ available: 700, held: 1200 });
    expect(await rowsOf("entries")).toEqual([expect.objectContaining(entry)]);
    const postings = (await rowsOf("postings")).map(
      ({ entry_id: of, account_id: account, amount_minor: amount }) => [of, account, amount],
    );
    expect(postings).toEqual([
      [entry.id, accountId("w", "available"), -300],
      [entry.id, accountId("w", "held"), 200],
      [entry.id, "house:settlement:USD", 100],
    ]);
    expect(await rowsOf("wallets")).toEqual([
      expect.objectContaining({ version: 2, updated_at: 5 }),
    ]);
  });

  test("may take an account to zero, but not one unit below", async () => {
    const take = (minor: bigint) =>
      ledger.post(entryOf(), [
        { account: "available", amount: eur(-minor) },
        { account: "adjustment", amount: eur(minor) },
      ]);
    await take(1000n);
    expect(await balances()).toEqual({ available: 0 });
    const refused = db.transaction().execute((trx) =>
      ledgerIn(trx).post(entryOf(), [
        { account: "available", amount: eur(-1n) },
        { account: "adjustment", amount: eur(1n) },
      ]),
    );
    await expect(refused).rejects.toThrow(new ShortAccount());
    expect(new ShortAccount()).toMatchObject({
      name: "ShortAccount",
      message: "an account of the wallet is short",
    });
    expect(await balances()).toEqual({ available: 0 });
    expect((await rowsOf("entries")).length).toBe(1);
  });

  test("is refused if one of several accounts is short", async () => {
    const post = () =>
      db.transaction().execute((trx) =>
        ledgerIn(trx).post(entryOf(), [
          { account: "available", amount: usd(-1n) },
          { account: "held", amount: usd(-1001n) },
          { account: "settlement", amount: usd(1002n) },
        ]),
      );
    await expect(post()).rejects.toThrow(ShortAccount);
    expect(await balances()).toEqual({});
    expect(await rowsOf("postings")).toEqual([]);
  });

  test("that does not sum to zero is refused, whatever the sign", async () => {
    for (const minor of [-4n, -6n]) {
      const post = ledger.post(entryOf(), [
        { account: "available", amount: usd(5n) },
        { account: "adjustment", amount: usd(minor) },
      ]);
      await expect(post).rejects.toThrow(new RangeError("an entry's postings must sum to zero"));
    }
    expect([await balances(), await rowsOf("entries")]).toEqual([{}, []]);
  });

  test("in two currencies is refused, even if its minor units sum to zero", async () => {
    const post = ledger.post(entryOf(), [
      { account: "available", amount: usd(5n) },
      { account: "adjustment", amount: eur(-5n) },
    ]);
    await expect(post).rejects.toThrow(new TypeError("USD and EUR are different currencies"));
    expect([await balances(), await rowsOf("entries")]).toEqual([{}, []]);
  });

  test("of a wallet that was closed is refused", async () => {
    await db.updateTable("wallets").set({ deleted_at: 3 }).execute();
    const refused = db.transaction().execute((trx) =>
      ledgerIn(trx).post(entryOf(), [
        { account: "available", amount: usd(1n) },
        { account: "adjustment", amount: usd(-1n) },
      ]),
    );
    await expect(refused).rejects.toThrow(new ClosedWallet());
    expect(new ClosedWallet()).toMatchObject({
      name: "ClosedWallet",
      message: "the wallet is closed",
    });
    expect([await balances(), await rowsOf("entries")]).toEqual([{}, []]);
  });

  test("is written with others, and the balance is checked for all of them together", async () => {
    const take = (minor: bigint) => ({
      entry: entryOf(),
      postings: [
        { account: "available", amount: usd(-minor) },
        { account: "settlement", amount: usd(minor) },
      ] as const,
    });
    const refused = db
      .transaction()
      .execute((trx) => ledgerIn(trx).postAll([take(600n), take(401n)]));
    await expect(refused).rejects.toThrow(ShortAccount);
    expect([await balances(), await rowsOf("entries"), await rowsOf("postings")]).toEqual([
      {},
      [],
      [],
    ]);
    const both = [take(600n), take(400n)];
    await ledger.postAll([...both, { entry: entryOf(), postings: [] }]);
    expect(await balances()).toEqual({ available: 0 });
    expect((await rowsOf("entries")).map(({ id }) => id)).toEqual(
      both.map(({ entry }) => entry.id),
    );
    expect((await rowsOf("postings")).map(({ amount_minor: amount }) => amount)).toEqual([
      -600, 600, -400, 400,
    ]);
  });

  test("is not written with another that does not sum to zero, or of a wallet that is closed", async () => {
    const give = (wallet: string, house: bigint) => ({
      entry: entryOf({ wallet_id: wallet }),
      postings: [
        { account: "available", amount: usd(5n) },
        { account: "settlement", amount: usd(house) },
      ] as const,
    });
    const post = (...entries: ReturnType<typeof give>[]) =>
      db.transaction().execute((trx) => ledgerIn(trx).postAll(entries));
    await expect(post(give("w", -5n), give("w", -4n))).rejects.toThrow(RangeError);
    await expect(post(give("w", -5n), give("closed", -5n))).rejects.toThrow(ClosedWallet);
    expect([await balances(), await rowsOf("entries")]).toEqual([{}, []]);
  });

  test("without postings is not written", async () => {
    await ledger.post(entryOf(), []);
    expect([await rowsOf("entries"), await rowsOf("wallets")]).toEqual([
      [],
      [expect.objectContaining({ version: 1 })],
    ]);
  });

  test("between accounts of the operator leaves the wallet's unchanged", async () => {
    await ledger.post(entryOf(), [
      { account: "settlement", amount: gbp(5n) },
      { account: "adjustment", amount: gbp(-5n) },
    ]);
    expect(await balances()).toEqual({});
    expect((await rowsOf("postings")).map(({ account_id: account }) => account)).toEqual([
      "house:settlement:GBP",
      "house:adjustment:GBP",
    ]);
  });

  test("that moved money to or from the operator is found by its customer and time", async () => {
    const at = (created_at: number) => entryOf({ created_at });
    await ledger.post(at(20), [
      { account: "available", amount: usd(-1n) },
      { account: "held", amount: usd(1n) },
    ]);
    expect(await ledger.movedSince("nora", 10)).toBeUndefined();
    await ledger.post(at(20), [
      { account: "available", amount: usd(1n) },
      { account: "settlement", amount: usd(-1n) },
    ]);
    expect(await ledger.movedSince("nora", 19)).toEqual({ wallet_id: "w" });
    expect(await ledger.movedSince("nora", 20)).toBeUndefined();
    expect(await ledger.movedSince("hana", 10)).toBeUndefined();
  });
});

test.each([
  [0n, 0],
  [-5n, -5],
  [2n ** 53n - 1n, Number.MAX_SAFE_INTEGER],
  [1n - 2n ** 53n, Number.MIN_SAFE_INTEGER],
])("%s minor units fit into a column", (minor, number) => {
  expect(minorColumn(usd(minor))).toBe(number);
});

test.each([2n ** 53n, -(2n ** 53n), 10n ** 20n])("%s minor units do not", (minor) => {
  expect(() => minorColumn(usd(minor))).toThrow(new RangeError("amount beyond 2^53 minor units"));
});

test("an amount is read from its columns as it was written", () => {
  expect(amountColumns(gbp(-5n))).toEqual({ amount_minor: -5, currency: "GBP" });
  expect(amountOf(amountColumns(gbp(-5n)))).toEqual(gbp(-5n));
});
