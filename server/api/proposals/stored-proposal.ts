// What a proposal asks for, as it is stored: amounts as they were typed, and the balances that the proposer saw.
import { z } from "zod";
import { transactionActions, transactionTypes } from "../../contract/values/transaction-words";
import { shownBalances, type Balances } from "../../domain/adjustments";
import type { ShownBalances } from "../../domain/proposals";
import type { ProposalRow } from "../../storage/rows/oversight-rows";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { personalVaultFor } from "../personal-data/personal-key";
import { removedEntry } from "../audit-log/read-audit";

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

export interface Asked {
  readonly seen: ShownBalances;
  readonly balances?: z.output<typeof Stored>["balances"];
  readonly credit?: z.output<typeof Stored>["credit"];
}

export function storedOf(asked: Pick<Asked, "balances" | "credit">, balances: Balances): string {
  const seen = Object.fromEntries(
    Object.entries(shownBalances(balances)).map(([field, minor]) => [field, minor.toString()]),
  );
  return JSON.stringify({ seen, ...asked });
}

export function askedIn({ wanted }: Pick<ProposalRow, "wanted">): Asked {
  return Stored.parse(JSON.parse(wanted));
}

/** What binds a sealed reason to its row. */
export function bound(id: string): string {
  return `proposal:${id}`;
}

export async function reasonOf(
  context: Context,
  store: Store,
  row: ProposalRow,
): Promise<string | undefined> {
  if (row.sealed_reason === null) return undefined;
  const vault = await personalVaultFor(context, store, { id: row.user_id });
  return vault?.open(row.sealed_reason, bound(row.id)) ?? removedEntry;
}
