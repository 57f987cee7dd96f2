// What staff find with one search over everything.
import { z } from "zod";
import { Transaction } from "../ledger/transaction-schemas";
import { User } from "../users/schemas";
import { optionalText } from "../../kernel/schemas/text";

const SearchText = optionalText(200).meta({
  description:
    "Words of a name, username, email or phone number, or parts of them, in any order; a reference, its beginning, an id or an order number. Accents and case do not count",
  examples: ["muller"],
});

export const RecordQuery = z.object({ search: SearchText });

/** The same out of one of our own addresses. */
export const SearchParams = z.object({ search: SearchText.catch(undefined) });

export const SearchResults = z
  .object({
    users: z
      .array(User.omit({ kycUrls: true }))
      .describe("The first ten: those with a word that begins as searched, then the newest"),
    usersTotal: z.number().describe("How many users match"),
    transactions: z.array(Transaction).describe("The newest ten"),
    transactionsTotal: z
      .number()
      .describe("How many transactions match; where they are too many to list, none is listed"),
  })
  .meta({ id: "SearchResults" });
export type SearchResults = z.output<typeof SearchResults>;
