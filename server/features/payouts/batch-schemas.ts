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
  SentId,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { oneOf, pageResponse, pageFields } from "../../kernel/schemas/page";
import { optionalText, requiredText } from "../../kernel/schemas/text";
import { NamedUser } from "../audit/party-schemas";
import { Version } from "../ledger/transaction-schemas";
import { batchStates, fileFormats, rails } from "./batch-labels";
import { DayField, ExpectedDay, Payout, PayoutBatchReference, PayoutObstacle } from "./schemas";

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

export const BatchSentBody = z
  .strictObject({ expectedDay: ExpectedDay })
  .meta({ id: "PayoutBatchSentBody" });

const neverSent = {
  reason: optionalText(limits.descriptionMaximumLength).describe(
    "Required once the batch was released: why it's certain that the bank doesn't have it. For the approver and the audit log",
  ),
  version: Version,
};
const neverSentExamples = [{ reason: "The file was never uploaded." }];

export const BatchCancellationBody = z
  .strictObject(neverSent)
  .meta({ id: "PayoutBatchCancellationBody", examples: neverSentExamples });

export const TakeOutBody = z
  .strictObject(neverSent)
  .meta({ id: "PayoutRemovalBody", examples: neverSentExamples });

export const FileBody = z
  .strictObject({
    rail: z.enum(rails, oneOf(rails)).describe("How the money travels"),
    format: z.enum(fileFormats, oneOf(fileFormats)).describe("Format of the file"),
    reason: requiredText(errorMessage("downloadReason"), limits.descriptionMaximumLength).meta({
      description: "Recorded in the audit log",
      examples: ["Upload to the bank"],
    }),
  })
  .meta({ id: "PayoutFileBody" });

const PayoutFile = z.object({
  rail: z.enum(rails),
  format: z.enum(fileFormats),
  count: Count,
});

export const PayoutBatch = PayoutBatchReference.extend({
  id: Id,
  state: z.enum(batchStates),
  reason: z.string().describe("Description of the batch"),
  preparedBy: NamedUser.describe("Who prepared it"),
  preparedAt: InstantField,
  releasedBy: NamedUser.optional().describe("Who released it"),
  releasedAt: InstantField.optional(),
  sentBy: NamedUser.optional().describe("Who said that the bank has its files"),
  sentAt: InstantField.optional(),
  expectedDay: DayField.describe("When the money should arrive").optional(),
  canceledBy: NamedUser.optional().describe("Who canceled it"),
  canceledAt: InstantField.optional(),
  totals: z
    .array(z.object({ currency: CurrencyCode, count: Count, amount: AmountNumber }))
    .describe("One for each currency, without payouts that were taken out"),
  files: z
    .array(PayoutFile)
    .describe(
      "Its files, with the number of payouts in each: without those that were taken out, were returned or have arrived. `csv` and `xlsx` of a rail have the same payouts",
    ),
  canRelease: z.boolean().describe("Whether the caller can release it"),
  canSend: z.boolean().describe("Whether the caller can mark it as sent"),
  canCancel: z
    .boolean()
    .describe("Whether the caller can cancel it; once it was released, that takes two people"),
}).meta({ id: "PayoutBatch" });
export type PayoutBatch = z.output<typeof PayoutBatch>;

export const PayoutBatchWithLines = PayoutBatch.extend({
  payouts: z.array(Payout).describe("The payouts in their current state"),
  leftOut: z
    .array(
      z.object({
        id: SentId,
        step: z.enum(["prepared", "released"]).describe("When it was left out"),
        payout: Payout.optional().describe("Its current state; missing if there is none"),
        obstacle: PayoutObstacle.describe("Why it was left out"),
      }),
    )
    .describe("What was left out when the batch was prepared or released"),
  downloads: z
    .array(
      PayoutFile.omit({ count: true }).extend({
        by: NamedUser,
        at: InstantField,
        isOutdated: z.boolean().describe("Whether a payout in it was taken out since"),
      }),
    )
    .describe("Who downloaded its files, oldest first"),
}).meta({ id: "PayoutBatchWithLines" });
export type PayoutBatchWithLines = z.output<typeof PayoutBatchWithLines>;

export const PayoutBatchWithApproval = PayoutBatchWithLines.extend(approvalRequestField).meta({
  id: "PayoutBatchWithApproval",
});

export const BatchQuery = z.object(pageFields());

export const PayoutBatchPage = z
  .object({ batches: z.array(PayoutBatch).describe("Newest first"), ...pageResponse })
  .meta({ id: "PayoutBatchPage" });
