// The books compared with the gateway's, what came in and went out, and how the last proof of the ledger ended.
import { says } from "../../kernel/schemas/say";
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
import { paymentStatuses } from "../crypto-payments/rules";
import { differenceKinds, sources, matchStatuses } from "./rules";
import { currencies } from "../../kernel/currencies";
import { transactionStatuses } from "../ledger/labels";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";

const shownPayments = ["differences", "all"] as const;
const show = z
  .enum(shownPayments, says("oneOf", { values: shownPayments.join(", ") }))
  .optional()
  .describe("`differences` where nothing is said: payments that are not as the books have them");

/** Both days missing: the month so far. */
export const PeriodQuery = z.object(dayFields);
export const PeriodBody = z
  .strictObject(dayFields)
  .meta({ id: "PeriodBody", examples: [{ from: "2026-11-01", to: "2026-11-21" }] });
export const ComparisonQuery = z.object({ ...pageFields(), ...dayFields, show });
/** The same out of one of our own addresses, where anything odd counts as not asked. */
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
    amount: z.number().describe("What the customer was to pay"),
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
        "The deposit as it stands; missing where it was removed. Its amount is in the currency that it was paid in",
      ),
    booked: figure("What the ledger has booked for it, in `bookedCurrency`", 250),
    bookedCurrency: z
      .enum(currencies)
      .optional()
      .describe("The wallet's; missing where the deposit was removed"),
    cryptoCurrency: CoinId,
    cryptoAmount: coins("How much of the coin was asked for").optional(),
    cryptoReceived: coins("How much has come in, by all reports of the gateway"),
    cryptoStatus: z
      .enum(paymentStatuses)
      .describe("The furthest that the gateway has ever reported"),
    cryptoExpiresAt: InstantField,
    gateway: z
      .object({
        readAt: InstantField.describe("When it was last asked"),
        isKnown: z.boolean().describe("Whether it knew of the payment"),
        status: z.enum(paymentStatuses).optional(),
        received: coins("How much had come in").optional(),
      })
      .optional()
      .describe("What the gateway said when it was last asked; missing where it never was"),
    differences: z
      .array(z.enum(differenceKinds))
      .meta({ description: "In what the books and the gateway differ", examples: [["received"]] }),
    standing: z
      .enum(matchStatuses)
      .describe(
        "`settled` where somebody has dealt with what differs, `open` while money may come",
      ),
  })
  .meta({ id: "ComparedPayment" });
export type ComparedPayment = z.output<typeof ComparedPayment>;

const count = z.number().meta({ examples: [12] });

export const Comparison = z
  .object({
    ...period,
    simulated: z.boolean().describe("Whether the gateway is one that nobody pays at"),
    counts: z
      .object({ differs: count, open: count, settled: count, agrees: count, unread: count })
      .describe(
        "Payments of the period by their standing; `unread`: those that the gateway was never asked about",
      ),
    payments: z.array(ComparedPayment).describe("Newest first"),
    ...pageAnswer,
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
            .describe("What the money moved for; `removed`: transactions that are gone"),
          currency: CurrencyCode,
          count: z.number().describe("How many entries"),
          in: figure("What came in to the wallets", 1200),
          out: figure("What went out of them", 200),
          net: figure("`in` less `out`", 1000),
        }),
      )
      .describe("By source and currency; what nothing moved for is left out"),
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
      .describe("All sources of a currency together"),
    conversions: z
      .array(
        z.object({
          from: z.enum(currencies),
          to: z.enum(currencies),
          count: Count,
          paid: z.number().meta({ examples: [100] }),
          booked: z.number().meta({ examples: [107] }),
        }),
      )
      .describe(
        "Deposits among them that were paid in another currency than the wallet's: what was paid, and what was booked",
      ),
  })
  .meta({ id: "BookedTotals" });
export type PostedTotals = z.output<typeof PostedTotals>;

export const RefreshAnswer = z
  .object({
    count: figure("About how many payments the gateway is being asked now", 12),
  })
  .meta({ id: "GatewayAsked" });
