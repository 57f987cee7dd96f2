// Schemas of the search over users and transactions.
import { z } from "zod";
import { Transaction } from "../ledger/transaction-schemas";
import { ContactMessage } from "../contact/schemas";
import { PayoutBatch } from "../payouts/batch-schemas";
import { User } from "../users/schemas";
import { Id, InstantField, recordId } from "../../kernel/schemas/fields";
import { searchedText } from "../../kernel/schemas/text";

const SearchText = searchedText(200).meta({
  description:
    "Words or parts of words of a name, username, email or phone number, in any order; or a reference or its start, an ID or an order number; words of a message, the reference or description of a payout batch, an amount, the last four digits of a card, the last four letters and digits of a bank account, or a complete IBAN, account number, card number or coin address. Accents and case are ignored",
  examples: ["muller"],
});

const MessageId = recordId("ID of a message").min(1).max(100).optional();

export const RecordQuery = z.object({
  search: SearchText,
  messagesBefore: MessageId.describe(
    "`olderMessages.before` of the previous response: searches older messages, and nothing else",
  ),
});

/** The same out of one of our own addresses. */
export const SearchParams = z.object({
  search: SearchText.catch(undefined),
  messagesBefore: MessageId.catch(undefined),
});

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
      .describe("The ten newest messages with all of these words, as far as they were searched"),
    olderMessages: z
      .object({
        before: Id.describe("Send as `messagesBefore`"),
        searchedBackTo: InstantField.describe("When the last message that was searched was sent"),
      })
      .optional()
      .describe("Where to continue in older messages; missing if all were searched"),
    batches: z.array(PayoutBatch).describe("The ten newest matching payout batches"),
    ofAmount: z.array(Transaction).describe("The ten newest transactions of this amount"),
    accountUsers: z
      .array(User.omit({ kycUrls: true }))
      .describe(
        "Users with a card that ends in these four digits; and, only with the right `secrets`, users who use or have used this account or card, or a bank account that ends in these four letters and digits",
      ),
  })
  .meta({ id: "SearchResults" });
export type SearchResults = z.output<typeof SearchResults>;
