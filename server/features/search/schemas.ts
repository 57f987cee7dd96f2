// Schemas of the search over users and transactions.
import { z } from "zod";
import { Transaction } from "../ledger/transaction-schemas";
import { ContactMessage } from "../contact/schemas";
import { PayoutBatch } from "../payouts/batch-schemas";
import { User } from "../users/schemas";
import { searchedText } from "../../kernel/schemas/text";

const SearchText = searchedText(200).meta({
  description:
    "Words or parts of words of a name, username, email or phone number, in any order; or a reference or its start, an ID or an order number; words of a message, the reference or description of a payout batch, an amount, the last four digits of a card, or a complete IBAN, account number, card number or coin address. Accents and case are ignored",
  examples: ["muller"],
});

export const RecordQuery = z.object({ search: SearchText });

/** The same out of one of our own addresses. */
export const SearchParams = z.object({ search: SearchText.catch(undefined) });

export const SearchResults = z
  .object({
    users: z
      .array(User.omit({ kycUrls: true }))
      .describe("The first ten: matches at the start of a word first, then the newest"),
    usersTotal: z.number().describe("Number of matching users"),
    transactions: z.array(Transaction).describe("The ten newest matches"),
    transactionsTotal: z
      .number()
      .describe("Number of matching transactions; if there are too many to list, none is listed"),
    messages: z
      .array(ContactMessage)
      .describe("The ten newest messages with all of these words, of the newest 1,000"),
    batches: z.array(PayoutBatch).describe("The ten newest matching payout batches"),
    ofAmount: z.array(Transaction).describe("The ten newest transactions of this amount"),
    accountUsers: z
      .array(User.omit({ kycUrls: true }))
      .describe(
        "Users with a card that ends in these four digits; and, only with the right `secrets`, users of this account or card",
      ),
  })
  .meta({ id: "SearchResults" });
export type SearchResults = z.output<typeof SearchResults>;
