// Payouts with their transactions.
import { sql } from "kysely";
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import { beginsWith } from "../../database/engine/binary-collation";
import { allOf, inOrder, onPage, type ListOrder, type PageWindow } from "../../database/paging";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Currency } from "../../kernel/currencies";
import { isCalled } from "../ledger/transaction-filter-store";
import { ownedIn } from "../ledger/transaction-list-store";

type State = PayoutRow["state"];

const payoutColumns = [
  "payouts.state",
  "payouts.reference as payout_reference",
  "payouts.expected_day",
  "payouts.approved_at",
  "payouts.sent_at",
  "payouts.ended_at",
  "payout_batches.id as batch_id",
  "payout_batches.reference as batch_reference",
] as const;

const joined = (db: Db) =>
  ownedIn(db)
    .innerJoin("payouts", "payouts.transaction_id", "transactions.id")
    .leftJoin("payout_lines", (join) =>
      join
        .onRef("payout_lines.transaction_id", "=", "payouts.transaction_id")
        .on("payout_lines.is_live", "=", 1),
    )
    .leftJoin("payout_batches", "payout_batches.id", "payout_lines.batch_id")
    .select(payoutColumns);

export type OwnedPayout = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];

/** Which payouts to list. */
export interface PayoutFilter {
  readonly state: State;
  /** Only to these users. */
  readonly userIds?: readonly string[] | undefined;
  /** The beginning of the withdrawal's or the batch's reference, or the bank's reference. */
  readonly reference?: string | undefined;
  readonly paymentMethod?: NonNullable<TransactionRow["payment_method"]> | undefined;
  readonly currency?: Currency | undefined;
  /** Whether it is in a batch. */
  readonly isInBatch?: boolean | undefined;
  /** UTC milliseconds: approved at this time or later. */
  readonly since?: number | undefined;
  /** UTC milliseconds: approved before this time. */
  readonly before?: number | undefined;
}

/** By time of approval, oldest first. */
const order: ListOrder = {
  by: sql.ref("payouts.approved_at"),
  id: sql.ref("payouts.transaction_id"),
  direction: "asc",
};

function matches(db: Db, filter: PayoutFilter) {
  const { state, userIds, reference, paymentMethod, currency, isInBatch, since, before } = filter;
  return allOf([
    sql`payouts.state = ${state}`,
    userIds !== undefined &&
      (userIds.length === 0 ? sql`1 = 0` : sql`transactions.user_id in (${sql.join(userIds)})`),
    reference !== undefined && isReferredToAs(db, reference),
    paymentMethod !== undefined && sql`transactions.payment_method = ${paymentMethod}`,
    currency !== undefined && sql`transactions.currency = ${currency}`,
    isInBatch !== undefined && sql`${isInBatch ? sql`` : sql`not`} exists (${liveLine})`,
    since !== undefined && sql`payouts.approved_at >= ${since}`,
    before !== undefined && sql`payouts.approved_at < ${before}`,
  ]);
}

const liveLine = sql`select 1 from payout_lines as live
  where live.transaction_id = payouts.transaction_id and live.is_live = 1`;

const isReferredToAs = (db: Db, text: string) => sql`(${isCalled(db, text)}
  or payouts.reference = ${text}
  or payouts.transaction_id in (select of_batch.transaction_id from payout_lines as of_batch
    inner join payout_batches on payout_batches.id = of_batch.batch_id
    where of_batch.is_live = 1 and ${beginsWith(db, sql`lower(payout_batches.reference)`, text.toLowerCase())}))`;

/** What is sent. */
const netMinor = sql<number>`transactions.amount_minor - coalesce(transactions.fee_minor, 0)`;

export function payoutListsIn(db: Db) {
  const matching = (filter: PayoutFilter) =>
    db
      .selectFrom("payouts")
      .innerJoin("transactions", "transactions.id", "payouts.transaction_id")
      .where(matches(db, filter));
  return {
    byIds: (ids: readonly string[]): Promise<OwnedPayout[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : joined(db).where("transactions.id", "in", ids).orderBy("transactions.id").execute(),
    byId: (id: string): Promise<OwnedPayout | undefined> =>
      joined(db).where("transactions.id", "=", id).executeTakeFirst(),
    /** The page is found in an index, and only its rows are read in full. */
    list(filter: PayoutFilter, window: PageWindow): Promise<OwnedPayout[]> {
      const page = onPage(matching(filter).select("payouts.transaction_id"), order, window);
      return inOrder(joined(db).where("transactions.id", "in", page), order).execute();
    },
    count(filter: PayoutFilter): Promise<number> {
      const { state, ...further } = filter;
      const isOneState = Object.values(further).every((value) => value === undefined);
      return countMatches(
        isOneState ? db.selectFrom("payouts").where("state", "=", state) : matching(filter),
      );
    },
    sums: (filter: PayoutFilter) =>
      matching(filter)
        .select((eb) => [
          "transactions.currency",
          eb.fn.countAll<number>().as("count"),
          eb.fn.sum<number>(netMinor).as("sum_minor"),
        ])
        .groupBy("transactions.currency")
        .execute(),
  };
}
