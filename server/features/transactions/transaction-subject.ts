// A transaction with a requested change: how the request identifies it, and what its response shows.
import type { Locale } from "../../locales/locale";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import { presentTransaction } from "../ledger/present-transaction";
import { transactionsIn } from "../ledger/transaction-store";

interface AboutTransaction {
  readonly params: Readonly<Record<string, string>>;
}

export async function transactionSubject({ params: { id = "" } }: AboutTransaction, db: Db) {
  const row = await transactionsIn(db).byId(id);
  return { subject: `transaction:${id}`, ...(row && { version: row.version }) };
}

export async function presentUnchanged(
  { params: { id = "" }, locale }: AboutTransaction & { readonly locale: Locale },
  db: Db,
) {
  const row = await transactionsIn(db).byId(id);
  return row ? presentTransaction(row, locale) : refuse("not_found");
}
