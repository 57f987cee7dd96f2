// Queries for evidence about any number of transactions together.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Currency } from "../../kernel/currencies";
import { transactionTypes } from "../ledger/labels";

/** The customer's history up to a transaction. */
export interface HistoryRow {
  id: string;
  /** 1 if an earlier one of the same type didn't fail. */
  has_earlier: number | null;
  /** The largest earlier amount in its currency, by status. */
  largest_pending_minor: number | null;
  largest_successful_minor: number | null;
  /** When its card or destination was first used. */
  first_used_at: number | null;
  /** Requests in the hour up to and including it. */
  within_hour: number;
}

/** When something about a customer was last changed before and after a transaction. */
export interface ChangeRow {
  id: string;
  action: string;
  before_at: number | null;
  after_at: number | null;
}

/** The last deposit credited in the day before a withdrawal. */
export interface CreditRow {
  id: string;
  amount_minor: number;
  currency: Currency;
  credited_at: number;
}

/** Who of the staff created a customer's account. */
export interface CreationRow {
  user_id: string;
  name: string;
  at: number;
}

export interface EditRow {
  id: string;
  before: string | null;
}

/** Audit entries about changes of destinations, or of the customer's sign-in. */
export const watchedChanges = {
  bankDetails: ["bank_details.saved"],
  password: ["password.changed", "password.reset"],
  secondFactor: ["second_factor.enabled", "second_factor.disabled", "second_factor.removed"],
} as const;

const movementColumns = [
  "id",
  "reference",
  "type",
  "status",
  "amount_minor",
  "currency",
  "created_at",
] as const;

/** One of the customer's other movements. */
export type MovementRow = Pick<TransactionRow, (typeof movementColumns)[number]>;

const hour = 3_600_000;
const day = 24 * hour;

export function evidenceIn(db: Db) {
  return {
    histories: (ids: readonly string[]) => historiesOf(db, ids),
    async changes(ids: readonly string[]): Promise<ChangeRow[]> {
      if (ids.length === 0) return [];
      const actions = Object.values(watchedChanges).flat();
      const { rows } = await sql<ChangeRow>`
        select one.id as id, audit.action as action,
          max(case when audit.created_at <= one.created_at then audit.created_at end) as before_at,
          max(case when audit.created_at > one.created_at then audit.created_at end) as after_at
        from transactions as one
        join audit on audit.subject = 'user:' || one.user_id
        where one.id in (${sql.join(ids)}) and audit.action in (${sql.join(actions)})
        group by one.id, audit.action`.execute(db);
      return rows;
    },
    /** What staff changed in transactions, oldest first: the unencrypted values before each edit. */
    async editsByStaff(ids: readonly string[]): Promise<EditRow[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<EditRow>`
        select one.id as id, audit.before as before
        from transactions as one
        join audit on audit.subject = 'transaction:' || one.id
        where one.id in (${sql.join(ids)}) and audit.action = 'transaction.edited'
          and audit.actor_id <> one.user_id
        order by audit.created_at, audit.id`.execute(db);
      return rows;
    },
    credits: (ids: readonly string[]) => creditsBefore(db, ids),
    creationsByStaff: (userIds: readonly string[]) => creationsByStaff(db, userIds),
    cards: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom("cards").selectAll().where("id", "in", ids).execute(),
    /** Successful ones in one currency, by type. */
    sumsSince: (userId: string, currency: Currency, since: number) =>
      db
        .selectFrom("transactions")
        .select((eb) => [
          "type",
          eb.fn.countAll<number>().as("count"),
          eb.fn.sum<number>("amount_minor").as("sum_minor"),
        ])
        .where("user_id", "=", userId)
        .where("type", "in", transactionTypes)
        .where("created_at", ">=", since)
        .where("status", "=", "successful")
        .where("currency", "=", currency)
        .groupBy("type")
        .execute(),
    /** The newest movements of this customer besides this one. */
    lastBeside: ({ id, user_id }: Pick<TransactionRow, "id" | "user_id">, limit: number) =>
      db
        .selectFrom("transactions")
        .select(movementColumns)
        .where("user_id", "=", user_id)
        .where("id", "!=", id)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
  };
}

async function historiesOf(db: Db, ids: readonly string[]): Promise<HistoryRow[]> {
  if (ids.length === 0) return [];
  // The unary plus keeps the planner from using the index by time: the indexes by kind contain all columns needed.
  const earlier = sql`+other.created_at <= one.created_at and (other.created_at < one.created_at or other.id < one.id)`;
  const ofSameKind = sql`from transactions as other where other.user_id = one.user_id and other.type = one.type`;
  // Descending: the first earlier one ends the search.
  const largest = (status: "pending" | "successful") => sql`
    (select other.amount_minor ${ofSameKind} and other.status = ${sql.lit(status)} and other.currency = one.currency
      and ${earlier} order by other.amount_minor desc limit 1)`;
  const { rows } = await sql<HistoryRow>`
    select one.id as id,
      (select 1 ${ofSameKind} and other.status in ('pending', 'successful') and ${earlier} limit 1) as has_earlier,
      ${largest("pending")} as largest_pending_minor,
      ${largest("successful")} as largest_successful_minor,
      coalesce(
        (select min(other.created_at) from transactions as other
          where other.card_id = one.card_id and other.created_at <= one.created_at),
        (select min(other.created_at) from transactions as other
          where other.user_id = one.user_id and other.destination_masked = one.destination_masked
            and other.created_at <= one.created_at)) as first_used_at,
      (select count(other.payment_method) from transactions as other
        where other.user_id = one.user_id and other.created_at <= one.created_at
          and other.created_at > one.created_at - ${hour}) as within_hour
    from transactions as one
    where one.id in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Newest first. A successful deposit's last entry credits it: only pending ones are edited. */
async function creditsBefore(db: Db, ids: readonly string[]): Promise<CreditRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CreditRow>`
    select one.id as id, deposit.amount_minor as amount_minor, deposit.currency as currency,
      entries.created_at as credited_at
    from transactions as one
    join entries on entries.wallet_id = one.wallet_id and entries.created_at <= one.created_at
      and entries.created_at > one.created_at - ${day}
    join transactions as deposit on deposit.id = entries.transaction_id
    where one.id in (${sql.join(ids)}) and one.type = 'withdrawal'
      and deposit.type = 'deposit' and deposit.status = 'successful'
      and not exists (select 1 from entries as later
        where later.transaction_id = deposit.id and later.transaction_version > entries.transaction_version)
    order by entries.created_at desc, entries.id desc`.execute(db);
  return rows;
}

async function creationsByStaff(db: Db, userIds: readonly string[]): Promise<CreationRow[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<CreationRow>`
    select one.id as user_id, staff.fullname as name, audit.created_at as at
    from users as one
    join audit on audit.subject = 'user:' || one.id and audit.action = 'user.created'
    join users as staff on staff.id = audit.actor_id
    where one.id in (${sql.join(userIds)}) and audit.actor_id <> one.id`.execute(db);
  return rows;
}
