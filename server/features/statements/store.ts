// The postings from which statements are generated; stored balances are never used.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { WalletAccount } from "../ledger/rules";
import type { PayoutState } from "../ledger/payout-labels";
import type { TransactionRow, WalletRow } from "../../database/schema";
import { money, zero, type Money } from "../../kernel/money";
import { feesAccountOf, noTotals, type MovedAmounts, type StatementTotals } from "./rules";

/** One account that an entry changed; the transaction's columns are null if it was deleted or there never was one. */
export interface StatementRow {
  readonly id: string;
  readonly created_at: number;
  readonly version: number;
  readonly transaction_id: string | null;
  readonly type: TransactionRow["type"] | null;
  readonly reference: string | null;
  readonly status: TransactionRow["status"] | null;
  readonly payment_method: TransactionRow["payment_method"];
  readonly description: string | null;
  readonly destination_masked: string | null;
  readonly card_brand: string | null;
  readonly card_last_four: string | null;
  readonly payout_state: PayoutState | null;
  /** Null for what the operator was paid. */
  readonly kind: WalletAccount | null;
  readonly amount_minor: number;
}

interface Span {
  /** UTC milliseconds. */
  readonly since: number;
  readonly before: number;
}

/** Where an entry is in its order. */
export interface EntryPlace {
  readonly at: number;
  readonly version: number;
  readonly id: string;
}

interface Window extends Span {
  /** The offset and limit of entries. */
  readonly offset: number;
  readonly limit: number;
}

/** Entries of one transaction in the same millisecond stay in order. */
const versionOf = sql<number>`coalesce(transaction_version, 0)`;

/** The entries of a span, in their order. */
function entriesIn(db: Db, walletId: string, { since, before }: Span) {
  return db
    .selectFrom("entries")
    .select(["id", "created_at", "transaction_id", versionOf.as("version")])
    .where("wallet_id", "=", walletId)
    .where("created_at", ">=", since)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .orderBy("version")
    .orderBy("id");
}

/** What a statement shows of an entry: the wallet's accounts, and the fee. */
const isShown = ({ currency }: Pick<WalletRow, "currency">) =>
  sql<boolean>`(accounts.id is not null or postings.account_id = ${feesAccountOf(currency)})`;

/** Each entry of a wallet: what it moved before its fee, and the fee. */
const movedByEntry = (db: Db, wallet: WalletRow) =>
  db
    .selectFrom("entries")
    .innerJoin("postings", "postings.entry_id", "entries.id")
    .leftJoin("accounts", "accounts.id", "postings.account_id")
    .select((eb) => [
      "entries.id",
      "entries.created_at",
      eb.fn.sum<number>("amount_minor").as("before_fee_minor"),
      sql<number>`sum(case when accounts.id is null then amount_minor else 0 end)`.as(
        "charged_minor",
      ),
    ])
    .where("entries.wallet_id", "=", wallet.id)
    .where(isShown(wallet))
    .groupBy(["entries.id", "entries.created_at"])
    .as("moved");

const movesIn = (db: Db) =>
  db
    .selectFrom("entries")
    .innerJoin("postings", "postings.entry_id", "entries.id")
    .innerJoin("accounts", "accounts.id", "postings.account_id");

const above = (column: string) =>
  sql<number>`case when ${sql.ref(column)} > 0 then ${sql.ref(column)} else 0 end`;
const below = (column: string) =>
  sql<number>`case when ${sql.ref(column)} < 0 then -${sql.ref(column)} else 0 end`;

export function statementsIn(db: Db) {
  return {
    /** The wallet of a user, open or closed: they can still see its history. */
    walletEverOf: (userId: string): Promise<WalletRow | undefined> =>
      db.selectFrom("wallets").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    /** What was moved before the first bound, between each two, and after the last. */
    async totalsBetween(wallet: WalletRow, bounds: readonly number[]): Promise<StatementTotals[]> {
      const before = bounds.map(
        (bound, index) =>
          sql`when created_at < cast(${bound} as bigint) then cast(${index} as bigint)`,
      );
      const period =
        before.length === 0
          ? sql<number>`0`
          : sql<number>`case ${sql.join(before, sql` `)} else cast(${bounds.length} as bigint) end`;
      const rows = await db
        .selectFrom(movedByEntry(db, wallet))
        .select((eb) => [
          period.as("counted_in"),
          sql<number>`sum(${above("before_fee_minor")} + ${below("charged_minor")})`.as("in_minor"),
          sql<number>`sum(${below("before_fee_minor")} + ${above("charged_minor")})`.as(
            "out_minor",
          ),
          eb.fn.sum<number>("charged_minor").as("fees_minor"),
          eb.fn.countAll<number>().as("entries"),
        ])
        .groupBy("counted_in")
        .execute();
      const { currency } = wallet;
      return Array.from({ length: bounds.length + 1 }, (_, index) => {
        const row = rows.find(({ counted_in }) => counted_in === index);
        if (!row) return noTotals(currency);
        return {
          totalIn: money(currency, row.in_minor),
          totalOut: money(currency, row.out_minor),
          totalFees: money(currency, row.fees_minor),
          entries: row.entries,
        };
      });
    },
    ...heldBeforeIn(db),
    ...statementRowsIn(db),
  };
}

type EntryQuery = ReturnType<typeof entriesIn>;

function statementRowsIn(db: Db) {
  return {
    /** The entries of a window in order, with a row for each account they changed, and for their fee. */
    rowsIn: (wallet: WalletRow, { limit, offset, ...span }: Window): Promise<StatementRow[]> =>
      postingsOf(db, wallet, entriesIn(db, wallet.id, span).limit(limit).offset(offset)),
    /** The same for the entries after another one. */
    rowsAfter(
      wallet: WalletRow,
      span: Span,
      { limit, after }: { readonly limit: number; readonly after: EntryPlace | undefined },
    ): Promise<StatementRow[]> {
      if (!after) return postingsOf(db, wallet, entriesIn(db, wallet.id, span).limit(limit));
      const { at, version, id } = after;
      const since = Math.max(span.since, at);
      const entries = entriesIn(db, wallet.id, { ...span, since }).limit(limit);
      const isLater = sql<boolean>`(created_at, ${versionOf}, id) > (${at}, ${version}, ${id})`;
      return postingsOf(db, wallet, entries.where(isLater));
    },
  };
}

function postingsOf(db: Db, wallet: WalletRow, entries: EntryQuery): Promise<StatementRow[]> {
  return db
    .selectFrom(entries.as("entry"))
    .innerJoin("postings", "postings.entry_id", "entry.id")
    .leftJoin("accounts", "accounts.id", "postings.account_id")
    .leftJoin("transactions", "transactions.id", "entry.transaction_id")
    .leftJoin("payouts", "payouts.transaction_id", "entry.transaction_id")
    .leftJoin("cards", "cards.id", "transactions.card_id")
    .select([
      "entry.id",
      "entry.created_at",
      "entry.version",
      "entry.transaction_id",
      "transactions.type",
      "transactions.reference",
      "transactions.status",
      "transactions.payment_method",
      "transactions.description",
      "transactions.destination_masked",
      "cards.brand as card_brand",
      "cards.last_four as card_last_four",
      "payouts.state as payout_state",
      "postings.amount_minor",
    ])
    .select(sql.ref<WalletAccount | null>("accounts.kind").as("kind"))
    .where(isShown(wallet))
    .orderBy("entry.created_at")
    .orderBy("entry.version")
    .orderBy("entry.id")
    .execute();
}

/** The balances at the start of a statement's page. */
function heldBeforeIn(db: Db) {
  return {
    /** The balance of each account from all entries before this time. */
    async partsBefore({ id, currency }: WalletRow, before: number): Promise<MovedAmounts> {
      const rows = await movesIn(db)
        .select((eb) => [
          sql.ref<WalletAccount>("accounts.kind").as("kind"),
          eb.fn.sum<number>("amount_minor").as("sum_minor"),
        ])
        .where("entries.wallet_id", "=", id)
        .where("entries.created_at", "<", before)
        .groupBy("accounts.kind")
        .execute();
      return Object.fromEntries(rows.map((row) => [row.kind, money(currency, row.sum_minor)]));
    },
    /** The effect of the skipped entries on the total. */
    async movedBefore({ id, currency }: WalletRow, window: Window): Promise<Money> {
      if (window.offset === 0) return zero(currency);
      const passed = entriesIn(db, id, window).limit(window.offset).as("passed");
      const row = await db
        .selectFrom(passed)
        .innerJoin("postings", "postings.entry_id", "passed.id")
        .innerJoin("accounts", "accounts.id", "postings.account_id")
        .select((eb) => eb.fn.sum<number | null>("postings.amount_minor").as("moved_minor"))
        .executeTakeFirst();
      return money(currency, row?.moved_minor ?? 0);
    },
  };
}
