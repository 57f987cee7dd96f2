import type { Insertable } from "kysely";
import { refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import type { EntryRow } from "../../database/schema";
import type { Posting } from "./rules";
import { ClosedWallet, ledgerIn, ShortAccount } from "./store";
import type { Refused } from "../../http/call";
import { rollBack } from "../../http/command";

/** Posts an entry. If an account would go below zero, the command is rolled back with `ifShort`; if the wallet was closed in the meantime, with `no_wallet`. */
export async function postOrRollBack(
  db: Db,
  entry: Insertable<EntryRow>,
  postings: readonly Posting[],
  ifShort: Refused,
): Promise<void> {
  try {
    await ledgerIn(db).post(entry, postings);
  } catch (error) {
    if (error instanceof ClosedWallet) rollBack(refuse("no_wallet"));
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
