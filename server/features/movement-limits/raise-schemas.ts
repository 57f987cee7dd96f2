// Schemas of limits that staff raise for one customer.
import { z } from "zod";
import { currencies, type Currency } from "../../kernel/currencies";
import { directions } from "../../kernel/levels";
import { limits } from "../../kernel/limits";
import { Amount, typedAmount } from "../../kernel/schemas/amount";
import { AmountNumber, CurrencyCode, InstantField } from "../../kernel/schemas/fields";
import { emptyAsMissing, multilineText, requiredChoice } from "../../kernel/schemas/text";
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { Version } from "../ledger/transaction-schemas";

const direction = requiredChoice(directions, errorMessage("transactionTypeMissing"));

const shared = {
  direction: direction.meta({ description: "Which movements", examples: ["withdrawal"] }),
  currency: z
    .enum(currencies)
    .meta({ description: "Currency of the customer's wallet", examples: ["USD"] }),
  reason: multilineText(errorMessage("reasonMissing"), limits.descriptionMaximumLength).meta({
    description: "Reason for the audit log; included in the user's data export",
    examples: ["Sale of a house; contract checked."],
  }),
};
const limitOf = (description: string, examples: number[]) =>
  z.preprocess(emptyAsMissing, Amount.optional()).meta({ description, examples });

const limitMissing = {
  path: ["day"],
  ...errorMessage("limitMissing"),
};
const namesLimit = ({
  day,
  thirtyDays,
}: {
  day?: string | undefined;
  thirtyDays?: string | undefined;
}) => day !== undefined || thirtyDays !== undefined;

export const LimitRaiseBody = z
  .strictObject({
    ...shared,
    day: limitOf("Limit of 24 hours, above the level's; missing to keep that", [20_000]),
    thirtyDays: limitOf("Limit of 30 days, above the level's; missing to keep that", [50_000]),
    until: z.iso
      .datetime({ offset: true, ...errorMessage("time") })
      .meta({ description: "When it ends, within 90 days", examples: ["2026-12-15T00:00:00Z"] }),
    version: Version.optional(),
  })
  .refine(namesLimit, limitMissing)
  .meta({ id: "LimitRaiseBody" });

/** On the page, amounts are typed, and the last day is chosen, inclusive. */
export const limitRaiseFormFor = (currency: Currency | undefined) => {
  const amount = z.preprocess(emptyAsMissing, typedAmount("movement", currency).optional());
  return z
    .strictObject({
      direction,
      day: amount,
      thirtyDays: amount,
      until: z.iso.date(errorMessage("date")),
      reason: shared.reason,
    })
    .refine(namesLimit, limitMissing);
};

export const LimitRaiseEndBody = z.strictObject(shared).meta({ id: "LimitRaiseEndBody" });

export const LimitRaiseEndForm = z.strictObject({ direction, reason: shared.reason });

/** As it is in the user's data export. */
export const StoredLimitRaise = z
  .object({
    direction: z.enum(directions).describe("Which movements"),
    currency: CurrencyCode,
    day: AmountNumber.optional().describe("Limit of 24 hours; missing if it isn't raised"),
    thirtyDays: AmountNumber.optional().describe("Limit of 30 days; missing if it isn't raised"),
    until: InstantField.describe("When it ends"),
    raisedAt: InstantField.describe("Since when it holds"),
  })
  .meta({ id: "StoredLimitRaise" });
