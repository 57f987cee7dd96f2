// Schemas of bulk decisions.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  Count,
  CurrencyCode,
  Id,
  InstantField,
  MessageField,
  text,
  exampleId,
  recordId,
  SentId,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { transactionTypes } from "../ledger/labels";
import { optionalText } from "../../kernel/schemas/text";
import { RejectionBody, withGeneralReason } from "../ledger/decision-schemas";
import { Transaction, Version } from "../ledger/transaction-schemas";

const noneMessage = errorMessage("transactionsMissing");
const manyMessage = errorMessage("transactionsTooMany", { maximum: limits.selectedMaximum });

const selected = z.strictObject({
  id: recordId("Stable ID").min(1).max(100),
  version: Version.unwrap(),
});

export const BulkActionBody = z
  .strictObject({
    transactions: z
      .array(selected, noneMessage)
      .min(1, noneMessage)
      .max(limits.selectedMaximum, manyMessage)
      .describe("Newest first"),
  })
  .meta({
    id: "BulkActionBody",
    description: "Each with its version: transactions changed since aren't processed",
    examples: [{ transactions: [{ id: exampleId, version: 1 }] }],
  });

const mark = /^([\w-]{1,100})\.(\d{1,15})$/;

/** The checkboxes of a list: each contains ID and version of its row; a tampered one counts as unchecked. */
export const BulkActionForm = z
  .object({
    selected: z.preprocess(
      (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]),
      z.array(z.string()),
    ),
  })
  .transform(({ selected: marks }) => {
    const versions = new Map(
      marks.flatMap((text) => {
        const [, id, version] = mark.exec(text) ?? [];
        return id === undefined ? [] : [[id, Number(version)] as const];
      }),
    );
    return {
      transactions: [...versions].map(([id, version]) => ({ id, version })),
    };
  })
  .superRefine(({ transactions }, context) => {
    if (transactions.length === 0)
      context.addIssue({ code: "custom", path: ["selected"], message: noneMessage.error() });
    if (transactions.length > limits.selectedMaximum)
      context.addIssue({ code: "custom", path: ["selected"], message: manyMessage.error() });
  });

export const BulkActionDecisionBody = z
  .strictObject({
    transactions: z
      .array(recordId("Stable ID").min(1).max(100), noneMessage)
      .min(1, noneMessage)
      .max(limits.selectedMaximum, manyMessage)
      .optional()
      .describe("IDs of those to decide; the others are skipped. All of them if it's missing"),
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Applies to all transactions of the bulk action",
    ),
  })
  .meta({ id: "BulkActionDecisionBody", examples: [{ reason: "The transfer did not arrive." }] });

/** The name of a transaction's checkbox in the review: field names begin with a letter and have no dashes. */
export const transactionCheckboxName = (id: string) =>
  `transactions.p_${id.replaceAll("-", "_")}` as const;

const ticked = z.preprocess(
  (boxes) =>
    Object.keys(Object(boxes) as object).map((name) =>
      name.replace(/^p_/, "").replaceAll("_", "-"),
    ),
  z
    .array(recordId("Stable ID").min(1).max(100))
    .min(1, noneMessage)
    .max(limits.selectedMaximum, manyMessage),
);
/** The review: its boxes say which to decide, and its buttons how; what was skipped can be taken up again. */
export const BulkReviewForm = z.discriminatedUnion("decision", [
  z.object({ decision: z.enum(["approve", "reject"]), transactions: ticked }),
  z.object({ decision: z.literal("again") }),
]);

export const BulkRejectionBody = RejectionBody.omit({ version: true }).meta({
  id: "BulkRejectionBody",
  description: "Applies to all transactions of the bulk action",
  examples: [{ reasonCode: "not_received" }],
});

export const BulkRejectionForm = BulkRejectionBody.transform(withGeneralReason);

const Obstacle = z.object({
  code: text("Stable code for programs", "insufficient_funds"),
  message: MessageField,
});

const Item = z.object({
  id: SentId,
  transaction: Transaction.optional().describe("Current state; missing if deleted"),
  isDone: z.boolean().describe("Whether it was processed with this bulk action"),
  obstacle: Obstacle.optional().describe("Why it can't be processed or was skipped"),
  approvalObstacle: Obstacle.optional().describe(
    "Why it can't be approved now, or needs a second person for that. It can be rejected",
  ),
});

const Sum = z.object({
  type: z.enum(transactionTypes),
  currency: CurrencyCode,
  count: Count,
  amount: AmountNumber,
});

export const BulkAction = z
  .object({
    id: Id,
    decision: z.enum(["approve", "reject"]).optional().describe("Missing until it's processed"),
    isFinished: z
      .boolean()
      .describe("False while open or interrupted; the same request continues it"),
    createdAt: InstantField,
    items: z.array(Item).describe("In the order of selection"),
    sums: z
      .array(Sum)
      .describe("Sums of those that can be or were processed, by type and currency"),
    approvalSums: z
      .array(Sum)
      .describe(
        "The same without those that can't be approved now; once it was processed, as `sums`",
      ),
  })
  .meta({ id: "BulkAction" });
export type BulkAction = z.output<typeof BulkAction>;
export type BulkActionItem = BulkAction["items"][number];
