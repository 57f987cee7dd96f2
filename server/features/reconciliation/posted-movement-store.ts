// Money posted between house accounts and customers' wallets in a period, summed by source.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";

export interface PostedSum {
  /** `house:<kind>:<currency>` */
  readonly account_id: string;
  /** Null without a transaction, or if it was deleted. */
  readonly type: TransactionRow["type"] | null;
  readonly payment_method: TransactionRow["payment_method"];
  readonly is_of_transaction: number;
  readonly count: number;
  readonly in_minor: number;
  readonly out_minor: number;
}

export interface ConversionSum {
  readonly source_currency: TransactionRow["currency"];
  readonly currency: TransactionRow["currency"];
  readonly count: number;
  readonly paid_minor: number;
  readonly posted_minor: number;
}

/** UTC milliseconds. */
export interface Span {
  readonly since: number;
  readonly before: number;
}

export function postedMovementsIn(db: Db) {
  const moved = ({
    since,
    before,
  }: Span) => sql`entries join postings on entry_id = entries.id left join transactions on transactions.id = transaction_id
    where entries.created_at >= ${since} and entries.created_at < ${before} and account_id like 'house:%' and entries.wallet_id not like 'bank:%'`;
  return {
    /** A decrease of a house account is an inflow to wallets. */
    async sums(span: Span): Promise<PostedSum[]> {
      const { rows } =
        await sql<PostedSum>`select account_id, type, payment_method, case when transaction_id is null then 0 else 1 end as is_of_transaction, count(*) as count,
        sum(case when postings.amount_minor < 0 then -postings.amount_minor else 0 end) as in_minor,
        sum(case when postings.amount_minor > 0 then postings.amount_minor else 0 end) as out_minor
        from ${moved(span)} group by account_id, type, payment_method, is_of_transaction`.execute(
          db,
        );
      return rows;
    },
    /** Deposits paid in another currency than the wallet's, by the posted amount; reversals are subtracted. What was paid for a deposit that is credited in parts counts once, and like the deposit for a part of it. */
    async conversions(span: Span): Promise<ConversionSum[]> {
      const posted = sql`cast(-sum(postings.amount_minor) as bigint)`;
      const { rows } =
        await sql<ConversionSum>`select source_currency, currency, cast(sum(count) as bigint) as count,
        sum(posted_minor * source_amount_minor / amount_minor) as paid_minor, sum(posted_minor) as posted_minor
        from (select source_currency, currency, source_amount_minor, transactions.amount_minor, count(*) as count, ${posted} as posted_minor
          from ${moved(span)} and account_id like 'house:settlement:%' and source_currency is not null
          group by transactions.id, source_currency, currency, source_amount_minor, transactions.amount_minor) as converted
        group by source_currency, currency`.execute(db);
      return rows;
    },
  };
}
