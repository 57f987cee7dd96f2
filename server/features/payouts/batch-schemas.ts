// Payout batches: prepared by one staff member, released by another.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CurrencyCode,
  Id,
  InstantField,
  exampleId,
  recordId,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { oneOf, pageResponse, pageFields } from "../../kernel/schemas/page";
import { requiredText } from "../../kernel/schemas/text";
import { NamedUser } from "../audit/party-schemas";
import { batchStates, fileFormats } from "./batch-labels";
import { ExpectedDay, Payout, PayoutBatchReference } from "./schemas";

const noneMessage = errorMessage("payoutsMissing");
const manyMessage = errorMessage("payoutsTooMany", { maximum: limits.selectedMaximum });

export const BatchBody = z
  .strictObject({
    payouts: z
      .array(recordId("ID of a withdrawal").min(1).max(100), noneMessage)
      .min(1, noneMessage)
      .max(limits.selectedMaximum, manyMessage)
      .meta({
        description: "IDs of their withdrawals",
        examples: [[exampleId]],
      }),
    reason: requiredText(errorMessage("batchReason"), limits.descriptionMaximumLength).meta({
      description: "Note for the person who releases the batch",
      examples: ["Monday payouts"],
    }),
  })
  .meta({ id: "PayoutBatchBody" });

/** The name of a payout's checkbox: field names begin with a letter and have no dashes. */
export const payoutCheckboxName = (id: string) => `payouts.p_${id.replaceAll("-", "_")}` as const;
const payoutOfBox = (name: string) => name.replace(/^p_/, "").replaceAll("_", "-");

/** In the list, each payout has a checkbox. */
export const BatchForm = BatchBody.extend({
  payouts: z.preprocess(
    (boxes) => Object.keys(Object(boxes) as object).map(payoutOfBox),
    BatchBody.shape.payouts,
  ),
});

export const ReleaseBody = z
  .strictObject({ expectedDay: ExpectedDay })
  .meta({ id: "PayoutBatchReleaseBody" });

export const FileBody = z
  .strictObject({
    format: z.enum(fileFormats, oneOf(fileFormats)).describe("Format of the file"),
    reason: requiredText(errorMessage("downloadReason"), limits.descriptionMaximumLength).meta({
      description: "Recorded in the audit log",
      examples: ["Upload to the bank"],
    }),
  })
  .meta({ id: "PayoutFileBody" });

export const PayoutBatch = PayoutBatchReference.extend({
  id: Id,
  state: z.enum(batchStates),
  reason: z.string().describe("Description of the batch"),
  preparedBy: NamedUser.describe("Who prepared it"),
  preparedAt: InstantField,
  endedBy: NamedUser.optional().describe("Who released or canceled it"),
  endedAt: InstantField.optional(),
  totals: z
    .array(z.object({ currency: CurrencyCode, count: Count, amount: AmountNumber }))
    .describe("One for each currency"),
  files: z
    .array(z.object({ format: z.enum(fileFormats), count: Count }))
    .describe(
      "Its files, with the number of payouts in each: without those that were returned or have arrived. `csv` and `xlsx` have the same payouts",
    ),
  canRelease: z.boolean().describe("Whether the caller can release it"),
  canCancel: z.boolean().describe("Whether the caller can cancel it"),
}).meta({ id: "PayoutBatch" });
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutBatchWithLines = PayoutBatch.extend({
  payouts: z.array(Payout).describe("The payouts in their current state"),
}).meta({ id: "PayoutBatchWithLines" });

export const BatchQuery = z.object(pageFields());

export const PayoutBatchPage = z
  .object({ batches: z.array(PayoutBatch).describe("Newest first"), ...pageResponse })
  .meta({ id: "PayoutBatchPage" });
