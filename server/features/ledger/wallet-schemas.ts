import { errorMessage } from "../../kernel/schemas/validation-messages";
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
  idMeta,
} from "../../kernel/schemas/fields";
import { exampleWithdrawal } from "../../kernel/schemas/example-records";
import { limits } from "../../kernel/limits";
import { accountStatuses } from "../users/labels";
import { withdrawalMethods } from "./labels";
import { Amount } from "../../kernel/schemas/amount";
import { PaidCurrency, RateText } from "../exchange-rates/schemas";
import { asCoinAddress } from "../../kernel/typed-text";
import {
  emptyAsMissing,
  optionalCode,
  optionalText,
  optionalChoice,
} from "../../kernel/schemas/text";
import { ConfirmationCode } from "../sessions/schemas";
import { Transaction } from "./transaction-schemas";
import { approvalRequestField } from "../../kernel/schemas/approval-reference";

const Description = optionalText(limits.descriptionMaximumLength).describe("Free text");

export const TopUpBody = z
  .strictObject({
    amount: Amount,
    currency: PaidCurrency,
    rate: RateText.optional().describe(
      "The rate shown to the customer: if it has changed, the request fails. A draft keeps its rate until it expires",
    ),
    paymentMethod: z
      .preprocess(emptyAsMissing, z.literal("card", errorMessage("topUpMethod")).default("card"))
      .describe("Payment method"),
    description: Description,
  })
  .meta({
    id: "TopUpBody",
    examples: [{ amount: 250, paymentMethod: "card", description: "Savings for March" }],
  });

/** Bank and crypto withdrawals: either path accepts either body. An address that is sent, even an empty one, is never ignored. */
export const WithdrawalBody = z
  .strictObject({
    amount: Amount,
    description: Description,
    paymentMethod: optionalChoice(withdrawalMethods).describe("Payment method"),
    walletAddress: z
      .string()
      .overwrite(asCoinAddress)
      .max(120, errorMessage("walletAddress"))
      .nullable()
      .transform((address) => address ?? "")
      .optional()
      .meta({
        description: "Bitcoin address",
        examples: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
      }),
    code: ConfirmationCode,
    payeeId: optionalCode().meta(
      idMeta(
        "ID of the payee from `GET /wallets/payees`; instead of `walletAddress`. Without it, a withdrawal to a bank goes to the default account",
      ),
    ),
  })
  .superRefine(({ payeeId, walletAddress }, context) => {
    if (payeeId && walletAddress)
      context.addIssue({
        code: "custom",
        path: ["payeeId"],
        message: errorMessage("payeeWithAddress").error(),
      });
  })
  .superRefine(({ paymentMethod, walletAddress }, context) => {
    if (walletAddress && paymentMethod && paymentMethod !== "crypto_payment")
      context.addIssue({
        code: "custom",
        path: ["paymentMethod"],
        message: errorMessage("bankWithAddress").error(),
      });
  })
  .meta({ id: "WithdrawalBody", examples: [{ amount: 100, description: "Rent" }] });

export const WithdrawalResponse = z
  .object({
    message: MessageField,
    transactionRef: TransactionReference.describe("Reference of the new transaction"),
    transaction: Transaction,
  })
  .meta({
    id: "WithdrawalResponse",
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
          .describe(
            "`suspended` users can't sign in; `pending` and `inactive` users can't move money",
          ),
        userId: UserId,
      })
      .describe("Owner"),
    currency: CurrencyCode,
    totalBalance: figure("Sum of available, held, profit, bonus and unallocated funds", 1250),
    balance: figure("The same as `totalBalance`", 1250),
    availableBalance: figure("Available balance", 1000),
    pendingDeposit: figure("Deposits awaiting approval; not part of the total", 0),
    pendingWithdrawal: figure("On hold for pending withdrawals", 250),
    profitBalance: figure("Profit, part of the total", 0),
    bonusBalance: figure("Bonus, part of the total", 0),
    unallocatedBalance: z
      .number()
      .optional()
      .describe("The part of the total outside the other balances"),
    version: z
      .number()
      .describe(
        "Number of changes. Send it with a change to get 409 `changed_by_someone_else` if the record has changed since",
      ),
    createdAt: InstantField,
    updatedAt: InstantField,
  })
  .meta({ id: "Wallet" });
export type Wallet = z.output<typeof Wallet>;

export const WalletWithApproval = Wallet.extend(approvalRequestField).meta({
  id: "WalletWithApproval",
});

/** The customer's own wallet: with the newest transactions. */
export const MyWallet = Wallet.extend({
  transactions: z.array(Transaction).describe("Newest first"),
}).meta({
  id: "MyWallet",
});

export const DecisionResponse = z
  .object({ wallet: Wallet, transaction: Transaction, ...approvalRequestField })
  .meta({ id: "DecisionResponse" });
export const TransactionResponse = z
  .object({ message: MessageField, transaction: Transaction })
  .meta({ id: "TransactionResponse" });
