// Payouts with their transactions.
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
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

export function payoutListsIn(db: Db) {
  return {
    byIds: (ids: readonly string[]): Promise<OwnedPayout[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : joined(db).where("transactions.id", "in", ids).orderBy("transactions.id").execute(),
    byId: (id: string): Promise<OwnedPayout | undefined> =>
      joined(db).where("transactions.id", "=", id).executeTakeFirst(),
    list: (state: State, page: { limit: number; offset: number }): Promise<OwnedPayout[]> =>
      joined(db)
        .where("payouts.state", "=", state)
        .orderBy("payouts.approved_at")
        .orderBy("payouts.transaction_id")
        .limit(page.limit)
        .offset(page.offset)
        .execute(),
    count: (state: State) =>
      countMatches(db.selectFrom("payouts").where("payouts.state", "=", state)),
  };
}
