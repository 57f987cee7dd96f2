// The books compared with the gateway's, what came in and went out, and how the last proof of the ledger ended.
import { z } from "zod";
import { paymentStatuses } from "../crypto-payments/rules";
import { differenceKinds, sources, matchStatuses } from "./rules";
import { currencies } from "../../kernel/currencies";
import { transactionStatuses } from "../ledger/labels";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";

const shownPayments = ["differences", "all"] as const;
const show = z
  .enum(shownPayments, { error: `Use one of: ${shownPayments.join(", ")}` })
  .optional()
  .meta({
    description:
      "`differences` where nothing is said: payments that are not as the books have them",
  });

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
  from: z.string().meta({ description: "First day, in one's time zone", examples: ["2026-11-01"] }),
  to: z.string().meta({ description: "Last day, in one's time zone", examples: ["2026-11-21"] }),
};
const coins = (description: string) => z.string().meta({ description, examples: ["0.00125"] });

export const ComparedPayment = z
  .object({
    cryptoOrderNumber: z.string(),
    createdAt: z.string(),
    amount: z.number().meta({ description: "What the customer was to pay" }),
    currency: z.enum(currencies),
    user: z.string(),
    userDetails: z.object({ fullname: z.string(), email: z.string() }),
    deposit: z
      .object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(transactionStatuses),
        amount: z.number(),
        currency: z.enum(currencies),
      })
      .optional()
      .meta({
        description:
          "The deposit as it stands; missing where it was removed. Its amount is in the currency that it was paid in",
      }),
    booked: z.number().meta({
      description: "What the ledger has booked for it, in `bookedCurrency`",
      examples: [250],
    }),
    bookedCurrency: z
      .enum(currencies)
      .optional()
      .meta({ description: "The wallet's; missing where the deposit was removed" }),
    cryptoCurrency: z.string(),
    cryptoAmount: coins("How much of the coin was asked for").optional(),
    cryptoReceived: coins("How much has come in, by all reports of the gateway"),
    cryptoStatus: z
      .enum(paymentStatuses)
      .meta({ description: "The furthest that the gateway has ever reported" }),
    cryptoExpiresAt: z.string(),
    gateway: z
      .object({
        readAt: z.string().meta({ description: "When it was last asked" }),
        isKnown: z
          .boolean()
          .meta({ description: "Whether it knew of the payment", examples: [true] }),
        status: z.enum(paymentStatuses).optional(),
        received: coins("How much had come in").optional(),
      })
      .optional()
      .meta({
        description: "What the gateway said when it was last asked; missing where it never was",
      }),
    differences: z
      .array(z.enum(differenceKinds))
      .meta({ description: "In what the books and the gateway differ", examples: [["received"]] }),
    standing: z.enum(matchStatuses).meta({
      description:
        "`settled` where somebody has dealt with what differs, `open` while money may come",
    }),
  })
  .meta({ id: "ComparedPayment" });
export type ComparedPayment = z.output<typeof ComparedPayment>;

const count = z.number().meta({ examples: [12] });

export const Comparison = z
  .object({
    ...period,
    simulated: z.boolean().meta({ description: "Whether the gateway is one that nobody pays at" }),
    counts: z
      .object({ differs: count, open: count, settled: count, agrees: count, unread: count })
      .meta({
        description:
          "Payments of the period by their standing; `unread`: those that the gateway was never asked about",
      }),
    payments: z.array(ComparedPayment).meta({ description: "Newest first" }),
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
          source: z.enum(sources).meta({
            description: "What the money moved for; `removed`: transactions that are gone",
          }),
          currency: z.enum(currencies),
          count: z.number().meta({ description: "How many entries" }),
          in: z.number().meta({ description: "What came in to the wallets", examples: [1200] }),
          out: z.number().meta({ description: "What went out of them", examples: [200] }),
          net: z.number().meta({ description: "`in` less `out`", examples: [1000] }),
        }),
      )
      .meta({ description: "By source and currency; what nothing moved for is left out" }),
    sums: z
      .array(
        z.object({
          currency: z.enum(currencies),
          count: z.number(),
          in: z.number().meta({ examples: [1200] }),
          out: z.number().meta({ examples: [200] }),
          net: z.number().meta({ examples: [1000] }),
        }),
      )
      .meta({ description: "All sources of a currency together" }),
    conversions: z
      .array(
        z.object({
          from: z.enum(currencies),
          to: z.enum(currencies),
          count: z.number(),
          paid: z.number().meta({ examples: [100] }),
          booked: z.number().meta({ examples: [107] }),
        }),
      )
      .meta({
        description:
          "Deposits among them that were paid in another currency than the wallet's: what was paid, and what was booked",
      }),
  })
  .meta({ id: "BookedTotals" });
export type PostedTotals = z.output<typeof PostedTotals>;

export const RefreshAnswer = z
  .object({
    count: z.number().meta({
      description: "About how many payments the gateway is being asked now",
      examples: [12],
    }),
  })
  .meta({ id: "GatewayAsked" });
