import { z } from "zod";
import { exampleWithdrawal } from "../../kernel/schemas/example-records";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { accountStatuses } from "../users/labels";
import { paymentMethods } from "./labels";
import { Amount } from "../../kernel/schemas/amount";
import { PaidCurrency, RateText } from "../exchange-rates/schemas";
import { optionalText, optionalWord } from "../../kernel/schemas/text";
import { Transaction } from "./transaction-schemas";

const Description = optionalText(limits.descriptionMaximumLength);

export const TopUpBody = z
  .strictObject({
    amount: Amount,
    currency: PaidCurrency,
    rate: RateText.optional().meta({
      description:
        "The rate that the customer was shown: where it has moved since, nothing is sent",
    }),
    paymentMethod: z.enum(paymentMethods).default("card"),
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
    paymentMethod: optionalWord(paymentMethods),
    walletAddress: optionalText(120),
  })
  .meta({ id: "WithdrawalBody", examples: [{ amount: 100, description: "Rent" }] });

export const WithdrawalAnswer = z
  .object({ message: z.string(), transactionRef: z.string(), transaction: Transaction })
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
    id: z.string(),
    _id: z.string(),
    user: z.string(),
    userDetails: z.object({
      fullname: z.string(),
      email: z.string(),
      currency: z.enum(currencies),
      accountStatus: z.enum(accountStatuses),
      userId: z.string(),
    }),
    currency: z.enum(currencies),
    totalBalance: z.number(),
    balance: z.number(),
    availableBalance: z.number(),
    pendingDeposit: z.number(),
    pendingWithdrawal: z.number(),
    profitBalance: z.number(),
    bonusBalance: z.number(),
    unallocatedBalance: z
      .number()
      .optional()
      .meta({ description: "The part of the total that is in none of the others" }),
    version: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "Wallet" });
export type Wallet = z.output<typeof Wallet>;

/** The customer's own wallet: with the newest transactions. */
export const MyWallet = Wallet.extend({ transactions: z.array(Transaction) }).meta({
  id: "MyWallet",
});

export const DecisionAnswer = z
  .object({ wallet: Wallet, transaction: Transaction })
  .meta({ id: "DecisionAnswer" });
export const TransactionAnswer = z
  .object({ message: z.string(), transaction: Transaction })
  .meta({ id: "TransactionAnswer" });
