import { z } from "zod";
import { historyActors, historySteps } from "./history-rules";
import { transactionStatuses } from "../ledger/labels";

const HistoryEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    step: z.enum(historySteps).meta({ description: "`reversed` took back what had been booked" }),
    by: z.enum(historyActors),
    status: z.enum(transactionStatuses).meta({ description: "What it was afterwards" }),
    amount: z.number(),
    reason: z.string().optional(),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const TransactionHistory = z
  .object({ history: z.array(HistoryEntry).meta({ description: "One entry a change" }) })
  .meta({ id: "TransactionHistory" });
