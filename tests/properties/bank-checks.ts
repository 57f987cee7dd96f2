// Compares the bank's side with the model: the books of each currency, every line's state, and how far each payout is.
import { sql } from "kysely";
import { accountIds, booksOf, currencies, type Books } from "./bank-model";
import { assertInvariant, assertSame } from "./invariants";
import type { Model } from "./model";
import type { World } from "./world";

const nameOf = (account: string): string => {
  const bank = currencies.find((currency) => account === `bank:${accountIds[currency]}`);
  if (bank) return `bank ${bank}`;
  const [, name = "", currency = ""] = account.split(":");
  return `${name} ${currency}`;
};

/** What the operator's accounts have, in cents. */
export async function operatorBooks({ db }: Pick<World, "db">): Promise<Books> {
  const rows = await db
    .selectFrom("postings")
    .select(["account_id", (eb) => eb.fn.sum<number>("amount_minor").as("sum")])
    .where((eb) => eb.or([eb("account_id", "like", "house:%"), eb("account_id", "like", "bank:%")]))
    .groupBy("account_id")
    .execute();
  return Object.fromEntries(rows.map(({ account_id: id, sum }) => [nameOf(id), Number(sum)]));
}

async function walletBooks({ db, people }: World): Promise<Books> {
  const rows = await db
    .selectFrom("accounts")
    .innerJoin("wallets", "wallets.id", "accounts.wallet_id")
    .select(["currency", (eb) => eb.fn.sum<number>("balance_minor").as("sum")])
    .where(
      "user_id",
      "in",
      people.map(({ id }) => id),
    )
    .groupBy("currency")
    .execute();
  return Object.fromEntries(rows.map(({ currency, sum }) => [`wallets ${currency}`, Number(sum)]));
}

/** What this run's people and the bank have moved. */
async function storedBooks(world: World): Promise<Books> {
  const [operator, wallets] = [await operatorBooks(world), await walletBooks(world)];
  const moved = Object.entries(operator).map(([account, cents]): [string, number] => [
    account,
    cents - (world.before.books[account] ?? 0),
  ]);
  const all = [...moved, ...Object.entries(wallets)];
  return Object.fromEntries(all.filter(([, cents]) => cents !== 0).sort());
}

export async function checkBank(world: World, model: Model): Promise<void> {
  const books = await storedBooks(world);
  assertSame("bank", "the books", books, booksOf(model));
  for (const currency of currencies) {
    const own = Object.entries(books).filter(([account]) => account.endsWith(currency));
    const sum = own.reduce((all, [, cents]) => all + cents, 0);
    assertInvariant("conserved", sum === 0, () => `${currency}: ${JSON.stringify(own)}`);
  }
  await checkLines(world, model);
  await checkPayouts(world, model);
}

async function checkLines({ db, idOf }: World, model: Model): Promise<void> {
  for (const { serial, state, lines } of model.bank.files) {
    const file = await db
      .selectFrom("bank_statement_files")
      .select("state")
      .where("id", "=", idOf(serial))
      .executeTakeFirst();
    assertSame("lines", `import ${serial}`, file?.state, state);
    const rows = await db
      .selectFrom("bank_lines")
      .select(["state", "amount_minor", "is_live"])
      .where("file_id", "=", idOf(serial))
      .orderBy("position")
      .execute();
    assertSame(
      "lines",
      `lines of import ${serial}`,
      rows.map((row) => `${row.state} ${row.amount_minor}${row.is_live ? "" : ", not live"}`),
      lines.map((line) => {
        const isLive = !["duplicate", "undone"].includes(line.state) && state !== "discarded";
        return `${line.state} ${line.content.cents}${isLive ? "" : ", not live"}`;
      }),
    );
  }
}

async function checkPayouts({ db, idOf }: World, model: Model): Promise<void> {
  const withdrawals = model.transactions.filter(({ kind }) => kind === "withdrawal");
  if (withdrawals.length === 0) return;
  const rows = await db
    .selectFrom("payouts")
    .select(["transaction_id", "state"])
    .where(
      "transaction_id",
      "in",
      withdrawals.map(({ serial }) => idOf(serial)),
    )
    .execute();
  const stored = new Map(rows.map(({ transaction_id: id, state }) => [id, state]));
  assertSame(
    "lines",
    "payouts",
    withdrawals.map(({ serial }) => `${serial} ${stored.get(idOf(serial)) ?? "none"}`),
    withdrawals.map(({ serial, payout }) => `${serial} ${payout ?? "none"}`),
  );
  // A withdrawal that the bank returned may be approved again: each approval is closed at most once.
  const { rows: closed } = await sql<{ id: string; closed: number; back: number }>`
    select transaction_id as id, count(case when state = 'closed' then 1 end) as closed, count(case when state = 'payout_returned' then 1 end) as back
    from bank_lines where is_live = 1 and transaction_id is not null and state in ('closed', 'payout_returned') group by transaction_id`.execute(
    db,
  );
  for (const { serial, approvals = 0 } of withdrawals) {
    const found = closed.find(({ id }) => id === idOf(serial));
    assertInvariant(
      "lines",
      Number(found?.closed ?? 0) <= approvals && Number(found?.back ?? 0) <= approvals,
      () => `payout ${serial} of ${approvals} approvals: ${JSON.stringify(found)}`,
    );
  }
}
