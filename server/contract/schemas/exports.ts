// Long lists to the end, a stretch at a time: each answer says where the next one goes on.
import { z } from "zod";
import { WalletQuery, WalletUserPage, WalletUserQuery } from "./admin-wallets";
import { ComparedPayment, ComparisonQuery } from "./reconciliation";
import { AllTransactionsQuery, Transaction, TransactionQuery } from "./transactions";
import { ListedUser, UserQuery } from "./users";
import { Wallet } from "./wallets";

const message = "Use the `next` of the answer before";
const Place = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** Where a row stands in its list, as opaque text. */
export const writePlace = ({ at, id }: { at: string | number; id: string }) => Buffer.from(JSON.stringify([at, id])).toString("base64url");

const After = z
  .string()
  .max(2000, message)
  .regex(/^[\w-]+$/, message)
  .transform((text, context) => {
    const place = Place.safeParse(parsed(Buffer.from(text, "base64url").toString()));
    if (place.success && !place.data.some((part) => typeof part === "string" && part.includes("\0"))) return { at: place.data[0], id: place.data[1] };
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional()
  .meta({ description: "`next` of the answer before; missing for the beginning" });

const toEnd = { page: true, limit: true } as const;
const next = z.string().optional().meta({ description: "To be sent as `after`; missing at the end" });

export const OwnTransactionExport = TransactionQuery.omit(toEnd).extend({ after: After });
export const TransactionExport = AllTransactionsQuery.omit(toEnd).extend({ after: After });
export const UserExport = UserQuery.omit(toEnd).extend({ after: After });
export const WalletExport = WalletQuery.omit(toEnd).extend({ after: After });
export const ComparisonExport = ComparisonQuery.omit(toEnd).extend({ after: After });
export const WalletUserExport = WalletUserQuery.omit(toEnd).extend({ after: After });

export const ExportedTransactions = z.object({ rows: z.array(Transaction), next });
export const ExportedUsers = z.object({ rows: z.array(ListedUser), next });
export const ExportedWallets = z.object({ rows: z.array(Wallet), next });
export const ExportedComparisons = z.object({ rows: z.array(ComparedPayment), next });
export const ExportedWalletUsers = z.object({ rows: WalletUserPage.shape.users, next });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
