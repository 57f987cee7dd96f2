import { z } from "zod";
import { AmountNumber, Id, InstantField } from "../../kernel/schemas/fields";
import { historyActors, historySteps } from "./history-rules";
import { transactionStatuses } from "../ledger/labels";

const HistoryEntry = z
  .object({
    id: Id,
    at: InstantField,
    step: z.enum(historySteps).describe("`reversed`: the original entry was reversed"),
    by: z.enum(historyActors).describe("Who made the change"),
    status: z.enum(transactionStatuses).describe("Status after the change"),
    amount: AmountNumber,
    reason: z.string().optional().describe("Reason, shown to the user"),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const TransactionHistory = z
  .object({ history: z.array(HistoryEntry).describe("One entry per change") })
  .meta({ id: "TransactionHistory" });
