// The ledger compared with the gateway, inflows and outflows, and the last ledger check.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  AmountNumber,
  CoinId,
  Count,
  CryptoOrderNumber,
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  TransactionReference,
  UserId,
  text,
  figure,
} from "../../kernel/schemas/fields";
import { differenceKinds, sources, matchStatuses } from "./rules";
import { currencies } from "../../kernel/currencies";
import { paymentStatuses, transactionStatuses } from "../ledger/labels";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, pageResponse, pageFields } from "../../kernel/schemas/page";

const shownPayments = ["differences", "all"] as const;
const show = z
  .enum(shownPayments, errorMessage("oneOf", { values: shownPayments.join(", ") }))
  .optional()
  .describe("Default: `differences`, payments that don't match the ledger");

/** Without both days: the month to date. */
export const PeriodQuery = z.object(dayFields);
export const PeriodBody = z
  .strictObject(dayFields)
  .meta({ id: "PeriodBody", examples: [{ from: "2026-11-01", to: "2026-11-21" }] });
export const ComparisonQuery = z.object({ ...pageFields(), ...dayFields, show });
/** The same from a page's URL, where invalid values are ignored. */
export const ComparisonSearchParams = SizedPageParams.extend({
  ...daySearchParams,
  show: show.catch(undefined),
});

const period = {
  from: text("First day, in your time zone", "2026-11-01"),
  to: text("Last day, in your time zone", "2026-11-21"),
};
const coins = (description: string) => z.string().meta({ description, examples: ["0.00125"] });

export const ComparedPayment = z
  .object({
    cryptoOrderNumber: CryptoOrderNumber,
    createdAt: InstantField,
    amount: z.number().describe("Amount the customer was asked to pay"),
    currency: CurrencyCode,
    user: UserId,
    userDetails: z.object({ fullname: FullName, email: EmailAddress }).describe("Owner"),
    deposit: z
      .object({
        id: Id,
        reference: TransactionReference,
        status: z.enum(transactionStatuses),
        amount: AmountNumber,
        currency: CurrencyCode,
      })
      .optional()
      .describe(
        "The current deposit; missing if it was deleted. Its amount is in the currency in which it was paid",
      ),
    posted: figure("The amount posted for it, in `postedCurrency`", 250),
    postedCurrency: z
      .enum(currencies)
      .optional()
      .describe("The wallet's currency; missing if the deposit was deleted"),
    cryptoCurrency: CoinId,
    cryptoAmount: coins("Amount due in the cryptocurrency").optional(),
    cryptoReceived: coins("Total received, according to all reports of the gateway"),
    cryptoStatus: z
      .enum(paymentStatuses)
      .describe("The most advanced status that the gateway has reported"),
    cryptoExpiresAt: InstantField,
    gateway: z
      .object({
        readAt: InstantField.describe("When it was last refreshed"),
        isKnown: z.boolean().describe("Whether the gateway knew the payment"),
        status: z.enum(paymentStatuses).optional(),
        received: coins("Total received at the time").optional(),
      })
      .optional()
      .describe("The gateway's data at the last refresh; missing if it was never refreshed"),
    differences: z
      .array(z.enum(differenceKinds))
      .meta({ description: "How the ledger and the gateway differ", examples: [["received"]] }),
    standing: z
      .enum(matchStatuses)
      .describe(
        "`settled` if a difference was resolved manually, `open` while a payment may still arrive",
      ),
  })
  .meta({ id: "ComparedPayment" });
export type ComparedPayment = z.output<typeof ComparedPayment>;

const count = z.number().meta({ examples: [12] });

export const Comparison = z
  .object({
    ...period,
    simulated: z.boolean().describe("Whether the gateway is simulated"),
    counts: z
      .object({ differs: count, open: count, settled: count, agrees: count, unread: count })
      .describe(
        "Payments of the period by match status; `unread` counts those never refreshed from the gateway",
      ),
    payments: z.array(ComparedPayment).describe("Newest first"),
    ...pageResponse,
  })
  .meta({ id: "Comparison" });
export type Comparison = z.output<typeof Comparison>;

export const PostedTotals = z
  .object({
    ...period,
    totals: z
      .array(
        z.object({
          source: z
            .enum(sources)
            .describe("Source of the entries; `removed`: deleted transactions"),
          currency: CurrencyCode,
          count: z.number().describe("Number of entries"),
          in: figure("Inflows to wallets", 1200),
          out: figure("Outflows from wallets", 200),
          net: figure("`in` minus `out`", 1000),
        }),
      )
      .describe("By source and currency; sources without entries are left out"),
    sums: z
      .array(
        z.object({
          currency: CurrencyCode,
          count: Count,
          in: z.number().meta({ examples: [1200] }),
          out: z.number().meta({ examples: [200] }),
          net: z.number().meta({ examples: [1000] }),
        }),
      )
      .describe("Totals over all sources of a currency"),
    conversions: z
      .array(
        z.object({
          from: z.enum(currencies),
          to: z.enum(currencies),
          count: Count,
          paid: z.number().meta({ examples: [100] }),
          posted: z.number().meta({ examples: [107] }),
        }),
      )
      .describe(
        "Deposits included above that were paid in a currency other than the wallet's: amounts paid and posted",
      ),
  })
  .meta({ id: "PostedTotals" });
export type PostedTotals = z.output<typeof PostedTotals>;

export const GatewayRefresh = z
  .object({
    count: figure("Number of payments being refreshed now", 12),
  })
  .meta({ id: "GatewayRefresh" });
