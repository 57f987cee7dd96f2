// What a proposal asks for, as it is stored: amounts as they were typed, and the balances that the proposer saw.
import { z } from "zod";
import type { Db } from "../../database/db";
import { transactionActions, transactionTypes } from "../ledger/labels";
import { shownBalances, type AdjustableBalances } from "../adjustments/rules";
import type { ShownBalances } from "./rules";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { personalVaultFor } from "../personal-keys/personal-key";
import { removedEntry } from "../audit/read-audit";

const typed = z.string().optional();
const minor = z.string().transform(BigInt);
const Seen = z.object({
  totalBalance: minor,
  availableBalance: minor,
  profitBalance: minor,
  bonusBalance: minor,
  pendingWithdrawal: minor,
});

const Stored = z.object({
  seen: Seen,
  balances: z
    .object({
      totalBalance: typed,
      availableBalance: typed,
      profitBalance: typed,
      bonusBalance: typed,
      pendingWithdrawal: typed,
    })
    .optional(),
  credit: z
    .object({
      type: z.enum(transactionTypes),
      action: z.enum(transactionActions),
      amount: z.string(),
      reference: typed,
    })
    .optional(),
});

export interface RequestedAdjustment {
  readonly seen: ShownBalances;
  readonly balances?: z.output<typeof Stored>["balances"];
  readonly credit?: z.output<typeof Stored>["credit"];
}

export function serializeRequest(
  adjustment: Pick<RequestedAdjustment, "balances" | "credit">,
  balances: AdjustableBalances,
): string {
  const seen = Object.fromEntries(
    Object.entries(shownBalances(balances)).map(([field, minor]) => [field, minor.toString()]),
  );
  return JSON.stringify({ seen, ...adjustment });
}

export function parseRequest({ wanted }: Pick<ApprovalRequestRow, "wanted">): RequestedAdjustment {
  return Stored.parse(JSON.parse(wanted));
}

/** What binds a sealed reason to its row. */
export function reasonAad(id: string): string {
  return `proposal:${id}`;
}

export async function reasonOf(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<string | undefined> {
  if (row.sealed_reason === null) return undefined;
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  return vault?.open(row.sealed_reason, reasonAad(row.id)) ?? removedEntry;
}
