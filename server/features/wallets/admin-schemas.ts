// What administrators ask of wallets, and what they are answered.
import { z } from "zod";
import { currencies } from "../../kernel/currencies";
import { limits } from "../../kernel/limits";
import { walletSorts } from "../../kernel/list-orders";
import { accountStatuses } from "../users/labels";
import { BankDetails } from "../bank-details/schemas";
import { CardInfo } from "../cards/schemas";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, pageAnswer, pageFields } from "../../kernel/schemas/page";
import { optionalText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";
import { PeopleSortField } from "../users/schemas";
import { MyWallet, Wallet } from "../ledger/wallet-schemas";

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
export const WalletSearchParams = SizedPageParams.extend({
  search: optionalText(200).catch(undefined),
  ...daySearchParams,
  sort: sort.catch(undefined),
});
export const WalletPage = z.object({ wallets: z.array(Wallet), ...pageAnswer });

export const WalletUserQuery = z.object({
  ...pageFields(limits.userPageSizeMaximum),
  search,
  ...dayFields,
  sort: PeopleSortField,
});
export const WalletUserSearchParams = WalletSearchParams.extend({
  sort: PeopleSortField.catch(undefined),
});
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

export const WalletClosingBody = z.strictObject({
  confirmed: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
    .optional()
    .meta({ description: "True to close a wallet with money in it" }),
  version: Version,
  reason: Reason,
});
