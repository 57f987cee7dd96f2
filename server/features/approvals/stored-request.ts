// The stored form of a request: amounts as decimals, and the balances that the requester saw in minor units.
import { z } from "zod";
import type { Db } from "../../database/db";
import { transactionActions, transactionTypes } from "../ledger/labels";
import {
  balanceFields,
  shownBalances,
  type ShownBalances,
  type RequestedBalances,
} from "../adjustments/rules";
import type { Credit } from "../adjustments/post-credit";
import type { Balances } from "../ledger/rules";
import { decimalOf, money, parseMoney, type Money } from "../../kernel/money";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { WalletRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { personalVaultFor } from "../users/personal-key";
import { removedEntry } from "../audit/read-audit";

function storedIn(currency: Money["currency"]) {
  const minor = z.string().transform((text) => money(currency, BigInt(text)));
  const decimal = z.string().transform((text) => parseMoney(text, currency));
  return z.object({
    seen: z.record(z.enum(balanceFields), minor),
    balances: z.partialRecord(z.enum(balanceFields), decimal).optional(),
    credit: z
      .object({
        type: z.enum(transactionTypes),
        action: z.enum(transactionActions),
        amount: decimal,
        reference: z.string().optional(),
      })
      .optional(),
  });
}
const stored = { USD: storedIn("USD"), EUR: storedIn("EUR"), GBP: storedIn("GBP") };

export interface RequestedAdjustment {
  readonly seen: ShownBalances;
  readonly balances?: RequestedBalances | undefined;
  readonly credit?: Omit<Credit, "description"> | undefined;
}

export function serializeRequest(
  { balances, credit }: Pick<RequestedAdjustment, "balances" | "credit">,
  current: Balances,
): string {
  const write = (amounts: RequestedBalances, textOf: (amount: Money) => string) =>
    Object.fromEntries(
      Object.entries(amounts).map(([field, amount]) => [field, amount && textOf(amount)]),
    );
  return JSON.stringify({
    seen: write(shownBalances(current), ({ minor }) => minor.toString()),
    balances: balances && write(balances, decimalOf),
    credit: credit && { ...credit, amount: decimalOf(credit.amount) },
  });
}

/** Amounts are in the currency of the wallet. */
export function parseRequest(
  { wanted }: Pick<ApprovalRequestRow, "wanted">,
  { currency }: Pick<WalletRow, "currency">,
): RequestedAdjustment {
  return stored[currency].parse(JSON.parse(wanted));
}

/** Binds an encrypted reason to its row. */
export function reasonAad(id: string): string {
  return `approval_request:${id}`;
}

export async function reasonOf(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<string | undefined> {
  if (row.sealed_reason === null) return undefined;
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  return (
    vault?.open(row.sealed_reason, reasonAad(row.id)) ?? removedEntry(context.settings.language)
  );
}
