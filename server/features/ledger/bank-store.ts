// Entries of the bank's side. None of their accounts has a stored balance, so many can be written at once.
import type { Db } from "../../database/db";
import { minorColumn } from "../../database/money-columns";
import type { PostingRow } from "../../database/rows/ledger-rows";
import { add, isZero, zero } from "../../kernel/money";
import { bankAccountId, houseAccountId, type BankPosting } from "./bank-rules";

export interface BankEntry {
  readonly id: string;
  readonly receivingAccountId: string;
  readonly actorId: string;
  /** UTC milliseconds. */
  readonly at: number;
  readonly postings: readonly BankPosting[];
}

export function bankEntriesIn(db: Db) {
  return {
    async post(entries: readonly BankEntry[]): Promise<void> {
      if (entries.length === 0) return;
      for (const { postings } of entries) requireBalance(postings);
      await db
        .insertInto("entries")
        .values(
          entries.map(({ id, receivingAccountId, actorId, at }) => ({
            id,
            wallet_id: bankAccountId(receivingAccountId),
            transaction_id: null,
            transaction_version: null,
            actor_id: actorId,
            created_at: at,
          })),
        )
        .execute();
      await db.insertInto("postings").values(entries.flatMap(postingRows)).execute();
    },
  };
}

function requireBalance(postings: readonly BankPosting[]): void {
  const [first, ...others] = postings.map(({ amount }) => amount);
  if (first && !isZero(others.reduce(add, add(zero(first.currency), first))))
    throw new RangeError("an entry's postings must sum to zero");
}

const postingRows = ({ id, receivingAccountId, postings }: BankEntry): PostingRow[] =>
  postings.map(({ account, amount }) => ({
    entry_id: id,
    account_id:
      account === "bank"
        ? bankAccountId(receivingAccountId)
        : houseAccountId(account, amount.currency),
    amount_minor: minorColumn(amount),
  }));
