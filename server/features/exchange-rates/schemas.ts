import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { asNumber } from "../../kernel/typed-text";
import { Simulated } from "../../kernel/schemas/fields";
import { currencies } from "../../kernel/currencies";

const message = errorMessage("rate");

/** The currency of a deposit's amount. */
export const PaidCurrency = z
  .preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(currencies, errorMessage("currencyOffered")).optional(),
  )
  .describe("Currency of the amount; defaults to the wallet's");

/** A rate as text, so that nothing rounds it; clients can send back the rate they were shown. */
export const RateText = z
  .string(message)
  .overwrite(asNumber)
  .regex(/^(?!0*(\.0*)?$)\d{1,9}(\.\d{1,6})?$/, message)
  .meta({
    description: "Price of one unit of the first currency in the second, as a decimal string",
    examples: ["1.084200"],
  });

const Day = z
  .string()
  .meta({ description: "The day the rate was published for", examples: ["2026-11-20"] });

export const RateQuery = z.object({
  from: z.enum(currencies).describe("The first currency"),
  to: z.enum(currencies).describe("The second currency"),
});

export const Rate = z
  .object({
    from: z.enum(currencies),
    to: z.enum(currencies),
    rate: RateText,
    asOf: Day,
    source: z
      .enum(["simulated", "ecb"])
      .describe("`ecb`: reference rates of the European Central Bank"),
    simulated: Simulated,
  })
  .meta({ id: "Rate" });

/** For a deposit paid in another currency than the wallet's; otherwise all are missing. */
export const conversionFields = {
  sourceAmount: z
    .number()
    .optional()
    .describe("Amount the customer pays, in `sourceCurrency`; missing without conversion"),
  sourceCurrency: z.enum(currencies).optional(),
  rate: RateText.optional(),
  rateAsOf: Day.optional(),
  rateIsSimulated: Simulated.optional().describe("Whether the rate is simulated"),
};
