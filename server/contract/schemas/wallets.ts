import { z } from "zod";
import { currencies } from "../values/currencies";
import { limits } from "../values/limits";
import { accountStatuses } from "../values/user-words";
import { paymentMethods } from "../values/transaction-words";
import { Amount } from "./amount";
import { optionalText, optionalWord } from "./text";
import { Transaction } from "./transactions";

const Description = optionalText(limits.descriptionMaximumLength);

export const TopUpBody = z.object({
  amount: Amount,
  paymentMethod: z.enum(paymentMethods).default("card"),
  description: Description,
});

/** Bank and crypto withdrawals: either path takes either body; crypto is said by `paymentMethod` or by the address. */
export const WithdrawalBody = z.object({
  amount: Amount,
  description: Description,
  paymentMethod: optionalWord(paymentMethods),
  walletAddress: optionalText(120),
});

export const WithdrawalAnswer = z.object({ message: z.string(), transactionRef: z.string(), transaction: Transaction });

export const Wallet = z.object({
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
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Wallet = z.output<typeof Wallet>;

/** The customer's own wallet: with the newest transactions. */
export const MyWallet = Wallet.extend({ transactions: z.array(Transaction) });

export const DecisionAnswer = z.object({ wallet: Wallet, transaction: Transaction });
export const TransactionAnswer = z.object({ message: z.string(), transaction: Transaction });
