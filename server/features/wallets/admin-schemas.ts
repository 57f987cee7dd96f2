// Schemas for administrators' wallet operations.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  CurrencyCode,
  EmailAddress,
  FullName,
  Id,
  SameId,
  UserId,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { walletSorts } from "../../kernel/list-orders";
import { accountStatuses } from "../users/labels";
import { BankDetails } from "../withdrawals/schemas";
import { CardInfo } from "../cards/schemas";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { SizedPageParams, pageResponse, pageFields } from "../../kernel/schemas/page";
import { optionalText, searchedText } from "../../kernel/schemas/text";
import { Version } from "../ledger/transaction-schemas";
import { UserSortField } from "../users/schemas";
import { MyWallet, Wallet } from "../ledger/wallet-schemas";

const Reason = optionalText(limits.descriptionMaximumLength).describe(
  "Reason for the audit log; included in the user's data export",
);
const search = searchedText().describe(
  "Words or parts of words of the name, username, email or phone number, in any order; accents are ignored",
);
const sort = z
  .enum(walletSorts, errorMessage("oneOf", { values: walletSorts.join(", ") }))
  .optional()
  .describe(
    "Default: `newest`. `largest` and `smallest` compare available balances as numbers, regardless of currency",
  );

export const WalletQuery = z.object({ ...pageFields(), search, ...dayFields, sort });
/** The same from a page's URL, where invalid values are ignored. */
export const WalletSearchParams = SizedPageParams.extend({
  search: searchedText().catch(undefined),
  ...daySearchParams,
  sort: sort.catch(undefined),
});
export const WalletPage = z.object({
  wallets: z.array(Wallet).describe("One entry per wallet"),
  ...pageResponse,
});

export const WalletUserQuery = z.object({
  ...pageFields(limits.userPageSizeMaximum, limits.userPageSizeMaximum),
  search,
  ...dayFields,
  sort: UserSortField,
});
export const WalletUserSearchParams = WalletSearchParams.extend({
  sort: UserSortField.catch(undefined),
});
export const WalletUserPage = z.object({
  users: z
    .array(
      z.object({
        id: Id,
        _id: SameId,
        userId: UserId,
        fullname: FullName,
        email: EmailAddress,
        currency: CurrencyCode,
        accountStatus: z
          .enum(accountStatuses)
          .describe(
            "`suspended` users can't sign in; `pending` and `inactive` users can't move money",
          ),
        walletId: z.string().nullable().describe("Null if the user has no wallet"),
      }),
    )
    .describe("One entry per user"),
  ...pageResponse,
});

/** A wallet as staff see it: with the newest transactions, and card and bank details masked. */
export const AdminWallet = MyWallet.extend({ cardInfo: CardInfo, bankDetails: BankDetails });
export type AdminWallet = z.output<typeof AdminWallet>;

export const WalletClosingBody = z.strictObject({
  confirmed: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
    .optional()
    .describe("False to delete the wallet only if it has no balance"),
  version: Version,
  reason: Reason,
});
