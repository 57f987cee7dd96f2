import type { transactionOperations } from "./operations";
import type { allTransactionOperations } from "./admin-operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { TransactionStats } from "../ledger/transaction-schemas";
import { numberOf } from "../../kernel/money";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";

const none = { count: 0, totalAmount: 0 };

export const readOwnStats: Handler<typeof transactionOperations.stats> = ({ context, actor }) =>
  statsOf(context, actor.user.id);

/**
 * Of all users; there is a single total, so amounts of different currencies are added as they are.
 */
export const readStats: Handler<typeof allTransactionOperations.adminStats> = ({ context }) =>
  statsOf(context);

async function statsOf({ storage }: Context, userId?: string): Promise<TransactionStats> {
  const transactions = transactionsIn(storage.db);
  const [byStatus, byType] = await Promise.all([
    transactions.totalsBy("status", userId),
    transactions.totalsBy("type", userId),
  ]);
  const entry = (row: { _id: string; count: number; sum: number }) => ({
    _id: row._id,
    count: row.count,
    totalAmount: numberOf({ minor: BigInt(row.sum) }),
  });
  const statusStats = byStatus.map(entry);
  const of = (status: string) => {
    const found = statusStats.find((one) => one._id === status);
    return found ? { count: found.count, totalAmount: found.totalAmount } : none;
  };
  return {
    statusStats,
    typeStats: byType.map(entry),
    pending: of("pending"),
    successful: of("successful"),
    failed: of("failed"),
  };
}
