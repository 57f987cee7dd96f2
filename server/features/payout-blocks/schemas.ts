// Schemas of payout blocks and the payout stop.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { optionalText, multilineText } from "../../kernel/schemas/text";

const BlockReason = multilineText(
  errorMessage("reasonForCustomer"),
  limits.descriptionMaximumLength,
).meta({
  description: "Reason, shown to the customer",
  examples: ["We are checking a report about your last sign-in."],
});

export const PayoutBlockBody = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true, ...errorMessage("time") })
      .meta({ description: "When it ends", examples: ["2026-11-24T12:00:00Z"] }),
    reason: BlockReason,
  })
  .meta({ id: "PayoutBlockBody" });

/** On the page, the last day is chosen, inclusive. */
export const PayoutBlockForm = z.strictObject({
  until: z.iso.date(errorMessage("date")),
  reason: BlockReason,
});

export const PayoutUnblockBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe(
      "Reason for the audit log; included in the user's data export",
    ),
  })
  .meta({
    id: "PayoutUnblockBody",
    examples: [{ reason: "The sign-in was the customer's own." }],
  });
