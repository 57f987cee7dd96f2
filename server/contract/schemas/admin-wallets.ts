// What administrators ask of wallets, and what they are answered.
import { z } from "zod";
import { currencies, type Currency } from "../values/currencies";
import { limits } from "../values/limits";
import { walletSorts } from "../values/list-orders";
import { transactionActions, transactionTypes } from "../values/transaction-words";
import { accountStatuses } from "../values/user-words";
import { Balance, positiveAmount, typedAmount } from "./amount";
import { BankDetails } from "./bank-details";
import { CardInfo } from "./cards";
import { askedDays, dayFields } from "./days";
import { AskedSizedPage, pageAnswer, pageFields } from "./page";
import { emptyAsMissing, optionalText, requiredText, writtenText } from "./text";
import { Transaction, Version } from "./transactions";
import { PeopleSort } from "./users";
import { MyWallet, Wallet } from "./wallets";

const Reason = optionalText(limits.descriptionMaximumLength);
const search = optionalText(200).meta({
  description: "The beginning of a person's name, family name, username or email",
});
const sort = z
  .enum(walletSorts, { error: `Use one of: ${walletSorts.join(", ")}` })
  .optional()
  .meta({
    description:
      "`newest` first where nothing is said; `largest` and `smallest` by what is available, compared as numbers whatever the currency",
  });

export const WalletQuery = z.object({ ...pageFields(), search, ...dayFields, sort });
/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const AskedWallets = AskedSizedPage.extend({
  search: optionalText(200).catch(undefined),
  ...askedDays,
  sort: sort.catch(undefined),
});
export const WalletPage = z.object({ wallets: z.array(Wallet), ...pageAnswer });

export const WalletUserQuery = z.object({
  ...pageFields(limits.userPageSizeMaximum),
  search,
  ...dayFields,
  sort: PeopleSort,
});
export const AskedWalletUsers = AskedWallets.extend({ sort: PeopleSort.catch(undefined) });
export const WalletUserPage = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      _id: z.string(),
      userId: z.string(),
      fullname: z.string(),
      email: z.string(),
      currency: z.enum(currencies),
      accountStatus: z.enum(accountStatuses),
      walletId: z.string().nullable().meta({ description: "Null where the person has no wallet" }),
    }),
  ),
  ...pageAnswer,
});

/** A wallet as its administrators see it: with the newest transactions, the card and the bank details, both masked. */
export const AdminWallet = MyWallet.extend({ cardInfo: CardInfo, bankDetails: BankDetails });
export type AdminWallet = z.output<typeof AdminWallet>;

const typedBalance = z.preprocess(emptyAsMissing, Balance.optional());

/** A field that is missing, empty or equal to its loaded value changes nothing. */
export const BalanceEditBody = z.strictObject({
  totalBalance: typedBalance.meta({
    description: "The difference to the sum of the parts is kept as unallocated",
  }),
  availableBalance: typedBalance,
  profitBalance: typedBalance,
  bonusBalance: typedBalance,
  pendingWithdrawal: typedBalance.meta({
    description: "Holds of open requests and a manual hold; only the manual hold moves",
  }),
  version: Version,
  reason: Reason,
});

/** What the pages ask for beyond the calls, whose bodies leave it open. */
export const reasonMissing = "Enter a reason";
const givenReason = writtenText(reasonMissing, limits.descriptionMaximumLength);

/** The page that shows the adjustment before it is made. */
export const BalanceReviewForm = BalanceEditBody.extend({ reason: givenReason });

/** `currency` is the wallet's. */
export function balanceEditFormFor(currency: Currency | undefined) {
  const field = z.preprocess(emptyAsMissing, typedAmount("balance", currency).optional());
  return BalanceEditBody.extend({
    totalBalance: field,
    availableBalance: field,
    profitBalance: field,
    bonusBalance: field,
    pendingWithdrawal: field,
  });
}

export type BalanceEdit = z.output<typeof BalanceEditBody>;

const typeMissing = "Choose deposit or withdrawal";
const actionMissing = "Choose an action";
const ofType = z.preprocess(
  emptyAsMissing,
  z.enum(transactionTypes, { error: typeMissing }).optional(),
);
const ofAction = z.preprocess(
  emptyAsMissing,
  z.enum(transactionActions, { error: actionMissing }).optional(),
);

const creditFields = z.strictObject({
  userId: requiredText("Choose a person", 100),
  amount: positiveAmount,
  transactionType: ofType,
  type: ofType,
  transactionAction: ofAction,
  action: ofAction,
  description: Reason,
  reference: optionalText(40).refine(
    (text) => text === undefined || /^[A-Za-z0-9][A-Za-z0-9._/-]{2,39}$/.test(text),
    "Use 3 to 40 letters, digits, dots, dashes, slashes or underscores for the reference",
  ),
});

/** Type and action by either of their two names; both are required. */
export const CreditBody = creditFields.transform(inOneSpelling);

/** The page of somebody's wallet: whose it is stands in its address, and `currency` is that wallet's. */
export const creditFormFor = (userId: string, currency: Currency | undefined) =>
  z.preprocess(
    (form) => (typeof form === "object" && form !== null ? { ...form, userId } : form),
    creditFields
      .extend({ amount: typedAmount("credit", currency), description: givenReason })
      .transform(inOneSpelling),
  );

function inOneSpelling(
  { transactionType, transactionAction, ...body }: z.output<typeof creditFields>,
  context: z.core.$RefinementCtx,
) {
  const [type, action] = [transactionType ?? body.type, transactionAction ?? body.action];
  if (!type || (body.type && body.type !== type))
    context.issues.push({
      code: "custom",
      path: ["transactionType"],
      message: typeMissing,
      input: type,
    });
  if (!action || (body.action && body.action !== action))
    context.issues.push({
      code: "custom",
      path: ["transactionAction"],
      message: actionMissing,
      input: action,
    });
  return type && action ? { ...body, type, action } : z.NEVER;
}

export const CreditAnswer = z.object({
  message: z.string(),
  wallet: Wallet,
  transaction: Transaction,
});

export const WalletClosingBody = z.strictObject({
  confirmed: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
    .optional()
    .meta({ description: "True to close a wallet with money in it" }),
  version: Version,
  reason: Reason,
});
