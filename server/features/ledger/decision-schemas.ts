// The reason given with a decision about a transaction.
import { z } from "zod";
import { generalReason } from "./labels";
import { Version } from "./transaction-schemas";
import { limits } from "../../kernel/limits";
import { rejectionReasons } from "../../kernel/reasons";
import { Amount } from "../../kernel/schemas/amount";
import { emptyAsMissing, optionalText, optionalChoice } from "../../kernel/schemas/text";

export const DecisionBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe("Reason, shown to the user"),
    version: Version,
  })
  .meta({ id: "DecisionBody", examples: [{ reason: "The card was declined.", version: 1 }] });

export const ApprovalBody = DecisionBody.extend({
  amount: z
    .preprocess(emptyAsMissing, Amount.optional())
    .describe(
      "Amount to credit for a crypto deposit: `confirmedAmount` or `requestedAmount`. Default: the amount of the transaction",
    ),
}).meta({ id: "ApprovalBody", examples: [{ version: 1 }] });

const ReasonCode = optionalChoice(rejectionReasons).describe(
  "A reason from the list, shown to the customer",
);

export const RejectionBody = z
  .strictObject({
    reasonCode: ReasonCode,
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Additional reason, shown to the user after that of `reasonCode`",
    ),
    version: Version,
  })
  .meta({ id: "RejectionBody", examples: [{ reasonCode: "card_declined", version: 1 }] });

/** For the pages that reject: an empty reason becomes the most general one. */
export const withGeneralReason = <Body extends Omit<z.output<typeof RejectionBody>, "version">>(
  body: Body,
) => ({ ...body, reasonCode: body.reasonCode ?? (body.reason ? undefined : generalReason) });

export const RejectionForm = RejectionBody.transform(withGeneralReason);

/** A deleted transaction has no page that could show the reason. */
export const DeletionBody = DecisionBody.extend({
  reason: optionalText(limits.descriptionMaximumLength).describe(
    "Reason for the audit log; included in the user's data export",
  ),
}).meta({ id: "DeletionBody", examples: [{ reason: "The card was declined.", version: 1 }] });
