import { z } from "zod";
import {
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  InstantField,
  MessageField,
  TransactionReference,
  SameId,
  UserId,
  figure,
} from "../../kernel/schemas/fields";
import { exampleWithdrawal } from "../../kernel/schemas/example-records";
import { limits } from "../../kernel/limits";
import { accountStatuses } from "../users/labels";
import { paymentMethods } from "./labels";
import { Amount } from "../../kernel/schemas/amount";
import { PaidCurrency, RateText } from "../exchange-rates/schemas";
import { optionalText, optionalWord } from "../../kernel/schemas/text";
import { Transaction } from "./transaction-schemas";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

const Description = optionalText(limits.descriptionMaximumLength).describe("Free text");

export const TopUpBody = z
  .strictObject({
    amount: Amount,
    currency: PaidCurrency,
    rate: RateText.optional().describe(
      "The rate that the customer was shown: where it has moved since, nothing is sent",
    ),
    paymentMethod: z.enum(paymentMethods).default("card").describe("How the money moves"),
    description: Description,
  })
  .meta({
    id: "TopUpBody",
    examples: [{ amount: 250, paymentMethod: "card", description: "Savings for March" }],
  });

/** Bank and crypto withdrawals: either path takes either body; crypto is said by `paymentMethod` or by the address. */
export const WithdrawalBody = z
  .strictObject({
    amount: Amount,
    description: Description,
    paymentMethod: optionalWord(paymentMethods).describe("How the money moves"),
    walletAddress: optionalText(120).meta({
      description: "Bitcoin address",
      examples: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
    }),
  })
  .meta({ id: "WithdrawalBody", examples: [{ amount: 100, description: "Rent" }] });

export const WithdrawalAnswer = z
  .object({
    message: MessageField,
    transactionRef: TransactionReference.describe("Reference of the transaction that was made"),
    transaction: Transaction,
  })
  .meta({
    id: "WithdrawalAnswer",
    examples: [
      {
        message: "Your withdrawal request is under review",
        transactionRef: exampleWithdrawal.reference,
        transaction: exampleWithdrawal,
      },
    ],
  });

export const Wallet = z
  .object({
    id: Id,
    _id: SameId,
    user: UserId,
    userDetails: z
      .object({
        fullname: FullName,
        email: EmailAddress,
        currency: CurrencyCode,
        accountStatus: z
          .enum(accountStatuses)
          .describe("`suspended` cannot sign in; `pending` and `inactive` cannot move money"),
        userId: UserId,
      })
      .describe("Whose it is"),
    currency: CurrencyCode,
    totalBalance: figure("Available, held, profit, bonus and unallocated money together", 1250),
    balance: figure("The same as `totalBalance`", 1250),
    availableBalance: figure("What can be spent", 1000),
    pendingDeposit: figure("Sum of deposits that await a decision; outside the total", 0),
    pendingWithdrawal: figure("What is held for requests that await a decision", 250),
    profitBalance: figure("Profit, part of the total", 0),
    bonusBalance: figure("Bonus, part of the total", 0),
    unallocatedBalance: z
      .number()
      .optional()
      .describe("The part of the total that is in none of the others"),
    version: z
      .number()
      .describe(
        "Counts the changes. Sent with a change, it makes a stale one answer 409 `changed_by_someone_else`",
      ),
    createdAt: InstantField,
    updatedAt: InstantField,
  })
  .meta({ id: "Wallet" });
export type Wallet = z.output<typeof Wallet>;

export const HoldableWallet = Wallet.extend(approvalRequestField).meta({ id: "HoldableWallet" });

/** The customer's own wallet: with the newest transactions. */
export const MyWallet = Wallet.extend({
  transactions: z.array(Transaction).describe("Newest first"),
}).meta({
  id: "MyWallet",
});

export const DecisionAnswer = z
  .object({ wallet: Wallet, transaction: Transaction, ...approvalRequestField })
  .meta({ id: "DecisionAnswer" });
export const TransactionAnswer = z
  .object({ message: MessageField, transaction: Transaction })
  .meta({ id: "TransactionAnswer" });
