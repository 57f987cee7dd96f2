// Compares the portal's answers and its ledger with the model.
import { read } from "../support/people/people";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { MyWallet } from "~server/features/ledger/wallet-schemas";
import { sql } from "kysely";
import { checkBank } from "./bank-checks";
import { assertInvariant, assertSame } from "./invariants";
import { emptyBalances, userAt, totalOf, type ModelTransaction, type Model } from "./model";
import { checkAccountState } from "./account-state";
import { checkLimits } from "./limit-checks";
import { checkDestinations, checkPayees } from "./payee-checks";
import { isLockedOut } from "./step";
import type { World } from "./world";

const toCents = (amount: number) => Math.round(amount * 100);
const statuses = ["pending", "successful", "failed"] as const;
const sumOf = (transactions: readonly ModelTransaction[]) =>
  transactions.reduce((sum, { cents }) => sum + cents, 0);

/** Everything, once in a while and at the end of a run. */
export async function checkAll(world: World, model: Model): Promise<void> {
  for (const index of world.people.keys()) {
    await checkWallet(world, model, index);
    await checkLists(world, model, index);
    await checkLimits(world, model, index);
    await checkPayees(world, model, index);
  }
  await checkBooks(world, model);
}

/** The wallet that a person is shown. */
export async function checkWallet(world: World, model: Model, index: number): Promise<void> {
  const { name, balances, walletVersion } = userAt(model, index);
  const answer = await world.read(index, "/wallets/my-wallet");
  if (isLockedOut(model, index))
    return assertSame("lockedOut", `${name} reads the wallet`, answer.status, 401);
  if (!balances)
    return assertSame("foreseen", `${name} reads a wallet that is gone`, answer.status, 404);
  const wallet = read(MyWallet, answer);
  const shown = [
    wallet.availableBalance,
    wallet.pendingWithdrawal,
    wallet.pendingDeposit,
    wallet.profitBalance,
    wallet.bonusBalance,
    wallet.totalBalance,
  ].map(toCents);
  const [available = 0, held = 0, , profit = 0, bonus = 0, total = 0] = shown;
  assertInvariant(
    "positive",
    shown.every((cents) => cents >= 0),
    () => `the wallet of ${name}: ${shown.join(" ")}`,
  );
  assertSame(
    "balances",
    `available, held, profit and bonus of ${name}`,
    [available, held, profit, bonus],
    [balances.available, balances.held + balances.manualHold, balances.profit, balances.bonus],
  );
  assertSame("foreseen", `version of the wallet of ${name}`, wallet.version, walletVersion);
  const pending = model.transactions.filter(
    ({ owner, kind, status }) => owner === index && kind === "deposit" && status === "pending",
  );
  assertSame("balances", `pending deposits of ${name}`, shown[2], sumOf(pending));
  assertSame(
    "total",
    `total of ${name}`,
    [total, toCents(wallet.balance)],
    [totalOf(balances), available + held + profit + bonus + balances.unallocated],
  );
}

/** The list of a person's transactions with its count and sum, as a whole and by status. */
async function checkLists(world: World, model: Model, index: number): Promise<void> {
  if (isLockedOut(model, index)) return;
  const own = model.transactions.filter(({ owner }) => owner === index);
  for (const status of [undefined, ...statuses]) {
    const expected = own.filter(
      (transaction) => status === undefined || transaction.status === status,
    );
    const page = read(
      TransactionPage,
      await world.read(index, `/transactions?limit=200${status ? `&status=${status}` : ""}`),
    );
    const what = `${status ?? "all"} transactions of ${userAt(model, index).name}`;
    const strange = page.transactions.filter(({ user }) => user !== world.person(index).id);
    assertInvariant(
      "private",
      strange.length === 0,
      () => `${what} show ${strange.map(({ id }) => id).join()}`,
    );
    const lines = page.transactions.map(
      (row) => `${row.id} ${row.type} ${row.status} ${toCents(row.amount)} version ${row.version}`,
    );
    assertSame(
      "foreseen",
      what,
      lines.sort(),
      expected
        .map(
          (transaction) =>
            `${world.idOf(transaction.serial)} ${transaction.kind} ${transaction.status} ${transaction.cents} version ${transaction.version}`,
        )
        .sort(),
    );
    assertSame(
      "counters",
      what,
      [page.total, toCents(page.totalAmount)],
      [expected.length, sumOf(expected)],
    );
  }
}

/** The ledger behind the answers. */
async function checkBooks(world: World, model: Model): Promise<void> {
  const [faults, figures] = await Promise.all([world.portal.ledgerFaults(), world.figures()]);
  assertSame(
    "counters",
    "the counters",
    faults.filter((fault) => fault.startsWith("Counter")),
    [],
  );
  assertSame(
    "audit",
    "new lines in the audit log",
    figures.audited - world.before.audited,
    model.audited,
  );
  assertSame(
    "foreseen",
    "new transactions",
    figures.transactions - world.before.transactions,
    model.transactions.length,
  );
  assertSame(
    "conserved",
    "sums by currency that are not zero",
    await unbalancedCurrencies(world),
    [],
  );
  assertSame("entries", "the ledger", faults, []);
  await checkBank(world, model);
  await checkDestinations(world, model);
  for (const [index, { name, balances }] of model.users.entries()) {
    const stored = await accountsOf(world, index);
    const expected = Object.entries(balances ?? emptyBalances).sort();
    assertInvariant(
      "positive",
      stored.every(([, cents]) => cents >= 0),
      () => `accounts of ${name}: ${JSON.stringify(stored)}`,
    );
    assertSame("balances", `accounts of ${name}`, stored, expected);
    await checkAccountState(world, model, index);
  }
}

/** The accounts as they are stored, those of a closed wallet too. */
async function accountsOf({ db, person }: World, index: number): Promise<[string, number][]> {
  const rows = await db
    .selectFrom("accounts")
    .innerJoin("wallets", "wallets.id", "accounts.wallet_id")
    .select(["kind", "balance_minor"])
    .where("user_id", "=", person(index).id)
    .execute();
  return rows
    .map(({ kind, balance_minor }): [string, number] => [
      kind === "manual_hold" ? "manualHold" : kind,
      balance_minor,
    ])
    .sort();
}

/** The end of an account's name: house:own:USD, bank:example-usd. */
const currencyOfAccount = sql<string>`upper(substr(account_id, length(account_id) - 2))`;

/** What wallets hold and what the operator gave, took or has at the bank, by currency: together nothing. */
async function unbalancedCurrencies({ db }: World): Promise<unknown[]> {
  const inWallets = await db
    .selectFrom("accounts")
    .innerJoin("wallets", "wallets.id", "accounts.wallet_id")
    .select(["currency", (eb) => eb.fn.sum<number>("balance_minor").as("sum")])
    .groupBy("currency")
    .execute();
  const inHouse = await db
    .selectFrom("postings")
    .select([currencyOfAccount.as("currency"), (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .where((eb) => eb.or([eb("account_id", "like", "house:%"), eb("account_id", "like", "bank:%")]))
    .groupBy(currencyOfAccount)
    .execute();
  const sums = new Map<string, number>();
  for (const { currency, sum } of [...inWallets, ...inHouse])
    sums.set(currency, (sums.get(currency) ?? 0) + sum);
  return [...sums].filter(([, sum]) => sum !== 0);
}
