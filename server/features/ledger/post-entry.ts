import { refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import { ClosedWallet, ledgerIn, ShortAccount, type LedgerEntry } from "./store";
import type { Refused } from "../../http/call";
import { rollBack } from "../../http/command";

/** Posts entries. If an account would go below zero, the command is rolled back with `ifShort`; if a wallet was closed in the meantime, with `no_wallet`. */
export async function postOrRollBack(
  db: Db,
  entries: readonly LedgerEntry[],
  ifShort: Refused,
): Promise<void> {
  try {
    await ledgerIn(db).postAll(entries);
  } catch (error) {
    if (error instanceof ClosedWallet) rollBack(refuse("no_wallet"));
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
