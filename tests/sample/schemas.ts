import { z } from "zod";
import { Amount } from "~server/kernel/schemas/amount";
import { AmountNumber, CurrencyCode } from "~server/kernel/schemas/fields";

/** The body of the call, and the fields of the page's form. */
export const SavingsGoalBody = z.strictObject({ amount: Amount }).meta({ id: "SavingsGoalBody" });

export const SavingsGoal = z
  .object({
    currency: CurrencyCode,
    amount: AmountNumber.nullable().describe("The goal; null if there is none"),
    left: AmountNumber.nullable().describe("What is missing from it; null without a goal"),
  })
  .meta({ id: "SavingsGoal" });
