// Exports of long lists, page by page: each response has the cursor of the next.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { isByName } from "../../kernel/list-orders";
import { WalletQuery, WalletUserPage, WalletUserQuery } from "../wallets/admin-schemas";
import { ComparedPayment, ComparisonQuery } from "../reconciliation/schemas";
import { Transaction } from "../ledger/transaction-schemas";
import { AllTransactionsQuery, TransactionQuery } from "../ledger/transaction-query-schemas";
import { ListedUser, UserQuery } from "../accounts/admin-schemas";
import { AuditLine, AuditQuery } from "../audit-log/schemas";
import { Payout, PayoutQuery } from "../payouts/schemas";
import { Wallet } from "../ledger/wallet-schemas";
import { payoutStates } from "../ledger/payout-labels";
import { StatementEntry, TimeZone } from "../statements/schemas";
import { dayFields } from "../../kernel/schemas/days";
import { CurrencyCode, text } from "../../kernel/schemas/fields";

const message = errorMessage("cursor");
/** Lists are ordered by time or amount; users and wallets also by name. */
const [number, numberOrName] = [z.int(), z.union([z.int(), z.string()])];

export interface ExportCursor {
  readonly at: string | number;
  readonly id: string;
  /** Shows that a recorded export has reached this page. */
  readonly mark?: string | undefined;
}

/** The position of a row in its list, as an opaque string. */
export const encodeCursor = ({ at, id, mark }: ExportCursor) =>
  Buffer.from(JSON.stringify(mark === undefined ? [at, id] : [at, id, mark])).toString("base64url");

function after<At extends string | number>(at: z.ZodType<At>) {
  const CursorTuple = z.tuple([at, z.string(), z.string().optional()]);
  return z
    .string()
    .max(2000, message)
    .regex(/^[\w-]+$/, message)
    .transform((text, context) => {
      const cursor = CursorTuple.safeParse(parsed(Buffer.from(text, "base64url").toString()));
      if (
        cursor.success &&
        !cursor.data.some((part) => typeof part === "string" && part.includes("\0"))
      )
        return { at: cursor.data[0], id: cursor.data[1], mark: cursor.data[2] };
      context.addIssue({ code: "custom", message: message.error() });
      return z.NEVER;
    })
    .optional()
    .describe("`next` of the previous response; missing for the start");
}

interface Ordered {
  readonly sort?: string | undefined;
  readonly after?: { readonly at: string | number } | undefined;
}

const isOfItsOrder = ({ sort, after: cursor }: Ordered) =>
  cursor === undefined || (typeof cursor.at === "string") === isByName(sort);
const invalidCursor = { path: ["after"], ...message };

const pagingFields = { page: true, limit: true } as const;
const next = z.string().optional().describe("Send as `after`; missing at the end");

export const OwnTransactionExport = TransactionQuery.omit(pagingFields).extend({
  after: after(number),
});
/** The time of an entry, the version of its transaction, and the total after it in minor units. */
const entryPlace = z.string().regex(/^\d{1,15}\.\d{1,15}\.-?\d{1,15}$/);
export const OwnEntryExport = z
  .object({ ...dayFields, after: after(entryPlace) })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    ...errorMessage("dayBeforeFirst"),
  });
export const TransactionExport = AllTransactionsQuery.omit(pagingFields).extend({
  after: after(number),
});
export const PayoutExport = PayoutQuery.omit(pagingFields).extend({ after: after(number) });
export const UserExport = UserQuery.omit(pagingFields)
  .extend({ after: after(numberOrName) })
  .refine(isOfItsOrder, invalidCursor);
export const WalletExport = WalletQuery.omit(pagingFields).extend({ after: after(number) });
export const ComparisonExport = ComparisonQuery.omit(pagingFields).extend({ after: after(number) });
export const WalletUserExport = WalletUserQuery.omit(pagingFields)
  .extend({ after: after(numberOrName) })
  .refine(isOfItsOrder, invalidCursor);

export const AuditExport = AuditQuery.omit({
  olderThan: true,
  newerThan: true,
  limit: true,
}).extend({ after: after(number) });

export const ExportedAudit = z.object({
  rows: z.array(AuditLine).describe("Newest first, with the fields that the caller may see"),
  next,
});
export const ExportedTransactions = z.object({
  rows: z.array(Transaction).describe("Part of the matches, in the requested order"),
  next,
});
const ExportedEntry = StatementEntry.extend({
  currency: CurrencyCode,
  paymentMethod: Transaction.shape.paymentMethod,
  description: Transaction.shape.description,
  status: Transaction.shape.status
    .optional()
    .describe("Status of the transaction now; missing if there is none"),
  payoutState: z
    .enum(payoutStates)
    .optional()
    .describe("How far the money of its withdrawal has come, if it was approved"),
  counterparty: text("Masked card or destination, if any", "Visa ••••1111").optional(),
}).meta({ id: "ExportedEntry" });
export type ExportedEntry = z.output<typeof ExportedEntry>;
export const ExportedEntries = z.object({
  timeZone: TimeZone,
  rows: z.array(ExportedEntry).describe("Part of the entries of these days, oldest first"),
  next,
});
export const ExportedPayouts = z.object({
  rows: z.array(Payout).describe("Part of the matches, oldest first"),
  next,
});
export const ExportedUsers = z.object({
  rows: z.array(ListedUser).describe("Part of the matches, in the requested order"),
  next,
});
export const ExportedWallets = z.object({
  rows: z.array(Wallet).describe("Part of the matches, in the requested order"),
  next,
});
export const ExportedComparisons = z.object({
  rows: z.array(ComparedPayment).describe("Part of the matches, in the requested order"),
  next,
});
export const ExportedWalletUsers = z.object({ rows: WalletUserPage.shape.users, next });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
