// Schemas of a customer's limits.
import { z } from "zod";
import { levels } from "../../kernel/levels";
import { limits } from "../../kernel/limits";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";
import { multilineText } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { Version } from "../ledger/transaction-schemas";
import { AmountNumber, CurrencyCode, InstantField } from "../../kernel/schemas/fields";

const PeriodLimit = z
  .object({
    limit: AmountNumber.describe("What may be moved in the period, in major units"),
    used: AmountNumber.describe("What counts toward it now"),
    left: AmountNumber.describe("What may still be moved"),
    freesAt: InstantField.optional().describe(
      "When the oldest amount stops counting and more is left; missing if nothing was used",
    ),
    levelLimit: AmountNumber.optional().describe(
      "The level's own limit; missing unless staff raised it",
    ),
    raisedUntil: InstantField.optional().describe(
      "When a raised limit ends and `levelLimit` holds again; missing unless staff raised it",
    ),
  })
  .meta({ id: "PeriodLimit" });
export type PeriodLimit = z.output<typeof PeriodLimit>;

const DirectionLimits = z
  .object({
    day: PeriodLimit.optional().describe("In the last 24 hours; missing without a limit"),
    thirtyDays: PeriodLimit.optional().describe(
      "In the last 30 times 24 hours; missing without a limit",
    ),
  })
  .meta({ id: "DirectionLimits" });
export type DirectionLimits = z.output<typeof DirectionLimits>;

export const CustomerLimits = z
  .object({
    currency: CurrencyCode,
    level: z
      .literal(levels)
      .describe(
        "Verification level: 0 with an email address, 1 with accepted identity documents, 2 by a decision of compliance",
      ),
    higherLevel: z
      .literal(levels)
      .optional()
      .describe("The next level with higher limits; missing if none has"),
    withdrawal: DirectionLimits,
    deposit: DirectionLimits,
  })
  .meta({ id: "CustomerLimits" });
export const LimitsWithApproval = CustomerLimits.extend(approvalRequestField).meta({
  id: "LimitsWithApproval",
});

/** For setting the level and for taking it back. */
export const LevelBody = z
  .strictObject({
    reason: multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
      description: "Reason for the audit log; included in the user's data export",
      examples: ["Proof of address checked."],
    }),
    version: Version.optional(),
  })
  .meta({ id: "LevelBody" });

export type CustomerLimits = z.output<typeof CustomerLimits>;
