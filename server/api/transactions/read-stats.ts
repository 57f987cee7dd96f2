import type { Endpoints } from "../../contract/endpoints";
import { numberOf } from "../../domain/money";
import type { Handler } from "../call";

const none = { count: 0, totalAmount: 0 };

/** Counts and sums by status and by type over everybody; amounts of different currencies are added as they are (the spec's single figure). */
export const readStats: Handler<Endpoints["transactions"]["adminStats"]> = async ({ context }) => {
  const { transactions } = context.storage.store;
  const [byStatus, byType] = await Promise.all([transactions.talliesBy("status"), transactions.talliesBy("type")]);
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
  return { statusStats, typeStats: byType.map(entry), pending: of("pending"), successful: of("successful"), failed: of("failed") };
};
