// Holds on the payouts of one person, and the stop of all payouts.
import { z } from "zod";
import { limits } from "../../kernel/limits";
import { optionalText, writtenText } from "../../kernel/schemas/text";

const HoldReason = writtenText(
  "Give a reason. The customer reads it",
  limits.descriptionMaximumLength,
).meta({
  description: "Why, in words for the customer",
  examples: ["We are checking a report about your last sign-in."],
});

export const PayoutHoldBody = z
  .strictObject({
    until: z.iso
      .datetime({ offset: true, error: "Use a time such as 2026-11-24T12:00:00Z" })
      .meta({ description: "When it ends", examples: ["2026-11-24T12:00:00Z"] }),
    reason: HoldReason,
  })
  .meta({ id: "PayoutHoldBody" });

/** On the page a day is chosen, which counts in full. */
export const PayoutHoldForm = z.strictObject({
  until: z.iso.date("Use a date such as 2026-11-24"),
  reason: HoldReason,
});

export const PayoutHoldLiftBody = z
  .strictObject({
    reason: optionalText(limits.descriptionMaximumLength).describe("Why, for the audit log"),
  })
  .meta({
    id: "PayoutHoldLiftBody",
    examples: [{ reason: "The sign-in was the customer's own." }],
  });
