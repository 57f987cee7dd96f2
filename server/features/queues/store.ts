// Items waiting for an administrator, oldest first. Each condition repeats the one of its index.
import { queueNames, type QueueName } from "./labels";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/db";

/** An item that is or was waiting, and since when. */
interface QueueItem {
  id: string;
  at: number;
}

interface Queue {
  /** All possible items. */
  readonly all: RawBuilder<QueueItem>;
  readonly waits: RawBuilder<boolean>;
}

const transactions = sql<QueueItem>`select id, created_at as at from transactions`;

const queues = {
  // Crypto deposits are credited by the gateway's reports.
  deposits: {
    all: transactions,
    waits: sql`status = 'pending' and type = 'deposit' and is_gateway_made = 0`,
  },
  withdrawals: {
    all: transactions,
    waits: sql`status = 'pending' and type = 'withdrawal' and is_gateway_made = 0`,
  },
  // Approved, but not sent.
  payouts: {
    all: sql`select transaction_id as id, approved_at as at from payouts`,
    waits: sql`state = 'to_send'`,
  },
  // What the bank reports and nothing was found for, or compliance has to decide.
  bank: {
    all: sql`select id, posted_at as at from bank_lines`,
    waits: sql`state in ('open', 'compliance')`,
  },
  kyc: {
    all: sql`select id, coalesce((select max(documents.created_at) from documents where user_id = users.id and purpose = 'kyc'), updated_at) as at from users`,
    waits: sql`kyc_status = 'pending' and deleted_at is null and closed_at is null`,
  },
  crypto: {
    // A cross join keeps the order: few payments are in review, and many transactions have each status.
    all: sql`select transactions.id as id, transactions.created_at as at from crypto_payments cross join transactions`,
    // Overpayments, the rest of a payment of which a part was credited, and payments for a canceled or rejected deposit, also wait until they are decided again or resolved manually.
    waits: sql`transactions.id = transaction_id and review_flag is not null and settled_at is null and (transactions.status = 'pending' or (review_flag in ('overpaid', 'unposted') and transactions.status = 'successful')
      or (review_flag <> 'overpaid' and transactions.status = 'failed' and crypto_payments.updated_at > transactions.updated_at))`,
  },
  approvals: {
    all: sql`select id, created_at as at from approval_requests`,
    waits: sql`state = 'open'`,
  },
  messages: {
    all: sql`select id, created_at as at from contact_messages`,
    waits: sql`state = 'open'`,
  },
} as const satisfies Record<string, Queue>;

export function queuesIn(db: Db) {
  const waitingIn = (name: QueueName) =>
    sql<QueueItem>`(${queues[name].all} where ${queues[name].waits}) as waiting`;
  const one = async (name: QueueName, where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    (
      await sql<QueueItem>`select id, at from ${waitingIn(name)} where ${where} order by ${order} limit 1`.execute(
        db,
      )
    ).rows[0];
  const count = async (name: QueueName, where: RawBuilder<unknown>) =>
    (
      await sql<{
        count: number;
      }>`select count(*) as count from ${waitingIn(name)} where ${where}`.execute(db)
    ).rows[0]?.count ?? 0;
  const anything = sql`1 = 1`;
  return {
    waiting: (name: QueueName) => count(name, anything),
    /** The number of items in each, up to `most`, in one statement. */
    async counts(most: number): Promise<Record<QueueName, number>> {
      const each = queueNames.map(
        (name) =>
          sql`(select count(*) from (select id from ${waitingIn(name)} limit ${most}) as counted) as ${sql.ref(name)}`,
      );
      const { rows } = await sql<Record<QueueName, number>>`select ${sql.join(each)}`.execute(db);
      const [counted] = rows;
      if (!counted) throw new Error("the query returned no counts");
      return counted;
    },
    first: (name: QueueName) => one(name, anything, sql`at, id`),
    /** When the item entered the queue; undefined if it never did. */
    async moment(name: QueueName, id: string): Promise<QueueItem | undefined> {
      return (
        await sql<QueueItem>`select id, at from (${queues[name].all}) as everything where id = ${id}`.execute(
          db,
        )
      ).rows[0];
    },
    isWaiting: async (name: QueueName, id: string) => (await count(name, sql`id = ${id}`)) === 1,
    countBefore: (name: QueueName, { id, at }: QueueItem) =>
      count(name, sql`(at < ${at} or (at = ${at} and id < ${id}))`),
    before: (name: QueueName, { id, at }: QueueItem) =>
      one(name, sql`(at < ${at} or (at = ${at} and id < ${id}))`, sql`at desc, id desc`),
    after: (name: QueueName, { id, at }: QueueItem) =>
      one(name, sql`(at > ${at} or (at = ${at} and id > ${id}))`, sql`at, id`),
  };
}
