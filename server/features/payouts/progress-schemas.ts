import { z } from "zod";
import { InstantField } from "../../kernel/schemas/fields";
import { payoutStates } from "../ledger/payout-labels";
import { DayField } from "./schemas";
import { waitingFor } from "./progress-rules";

export const WithdrawalProgress = z
  .object({
    requestedAt: InstantField,
    approvedAt: InstantField.optional(),
    sentAt: InstantField.optional(),
    arrivedAt: InstantField.optional(),
    returnedAt: InstantField.optional(),
    endedAt: InstantField.optional().describe("When it was rejected or canceled"),
    payout: z
      .enum(payoutStates)
      .optional()
      .describe("Missing until the withdrawal is approved, and if there is no payout record"),
    reference: z
      .string()
      .optional()
      .describe("The bank's reference, or the ID of a blockchain transaction"),
    expectedDay: DayField.describe("When the money should arrive").optional(),
    reason: z.string().optional().describe("Reason, shown to the customer"),
    waitsFor: z.enum(waitingFor).optional().describe("Missing once nothing is left to do"),
    waitsUntil: InstantField.optional().describe("When `waitsFor` is expected"),
  })
  .meta({ id: "WithdrawalProgress" });
export type WithdrawalProgress = z.output<typeof WithdrawalProgress>;
