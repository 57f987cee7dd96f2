import type { Operations } from "../../contract/operations";
import type { TransactionStats } from "../../contract/schemas/transactions";
import { numberOf } from "../../domain/money";
import type { Handler } from "../call";
import type { Context } from "../context";

const none = { count: 0, totalAmount: 0 };

export const readOwnStats: Handler<Operations["transactions"]["stats"]> = ({ context, actor }) =>
  statsOf(context, actor.user.id);

/**
 * Of all users; there is a single total, so amounts of different currencies are added as they are.
 */
export const readStats: Handler<Operations["transactions"]["adminStats"]> = ({ context }) =>
  statsOf(context);

async function statsOf({ storage }: Context, userId?: string): Promise<TransactionStats> {
  const { transactions } = storage.store;
  const [byStatus, byType] = await Promise.all([
    transactions.talliesBy("status", userId),
    transactions.talliesBy("type", userId),
  ]);
  const entry = (row: { _id: string; count: number; sum: number }) => ({
    _id: row._id,
    count: row.count,
    totalAmount: numberOf(BigInt(row.sum)),
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
