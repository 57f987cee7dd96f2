// Schemas of the bank that a demonstration plays.
import { z } from "zod";
import { Amount, typedAmount } from "../../kernel/schemas/amount";
import type { Currency } from "../../kernel/currencies";
import {
  Count,
  CurrencyCode,
  FileName,
  FullName,
  recordId,
  text,
} from "../../kernel/schemas/fields";
import { AmountNumber, TransactionReference } from "../../kernel/schemas/fields";
import { oneOf } from "../../kernel/schemas/page";
import { requiredChoice } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { ReceivingAccountId } from "../receiving-accounts/schemas";
import { sentReferences, senders, simulatedFormats } from "./labels";

const Day = z.iso
  .date(errorMessage("date"))
  .meta({ description: "A day", examples: ["2026-11-21"] });

const choices = {
  reference: requiredChoice(sentReferences, oneOf(sentReferences)).describe(
    "The reference of the transfer: the customer's own, one with a mistake, or none",
  ),
  sender: requiredChoice(senders, oneOf(senders)).describe("Whose account it comes from"),
  twice: z.enum(["yes"]).optional().describe("Sends two equal transfers"),
};

export const SimulatedTransferBody = z
  .strictObject({ amount: Amount, ...choices })
  .meta({ id: "SimulatedTransferBody" });

/** The page's form, whose amount is typed. */
export const simulatedTransferFormFor = (currency: Currency | undefined) =>
  z.strictObject({ amount: typedAmount("movement", currency), ...choices });

export const SimulatedTransfers = z
  .object({ sent: Count.describe("How many transfers were sent") })
  .meta({ id: "SimulatedTransfers" });

export const DemonstrationBank = z
  .object({
    accounts: z
      .array(
        z.object({
          id: ReceivingAccountId,
          currency: CurrencyCode,
          bank: text("Name of the bank", "Example Bank, Munich"),
          lines: Count.describe("Lines of all its statements"),
        }),
      )
      .describe("Accounts with their statements' length"),
    waiting: Count.describe("Sent payouts that no statement has yet"),
    payouts: z
      .array(
        z.object({
          id: recordId("ID of the withdrawal"),
          reference: TransactionReference,
          fullname: FullName,
          amount: AmountNumber,
          currency: CurrencyCode,
        }),
      )
      .describe("Payouts in a statement that can come back, newest first, up to 50"),
  })
  .meta({ id: "DemonstrationBank" });

export const PlayedPayouts = z
  .object({ lines: Count.describe("How many lines were added") })
  .meta({ id: "PlayedPayouts" });

export const StatementFileQuery = z.object({
  from: Day.describe("First day"),
  to: Day.describe("Last day"),
  format: z.enum(simulatedFormats, oneOf(simulatedFormats)).describe("Format of the file"),
});

export const StatementFile = z
  .object({
    fileName: FileName,
    mediaType: text("Its type", "application/xml"),
    content: text("The file", "<?xml …"),
  })
  .meta({ id: "StatementFile" });

/** The form for a file. */
export const StatementFileSearchParams = z.object({
  account: z.string().catch(""),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  format: z.enum(simulatedFormats).catch("camt.053"),
});
