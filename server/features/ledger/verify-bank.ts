// Whether the bank's side of the ledger says the same as the imported statements.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import { integrityFault, type IntegrityFault } from "../../kernel/integrity-fault";

interface Sum {
  readonly account_id: string;
  readonly sum: number | string | null;
}

/** Where a posted line's money is, by its state. */
const endOf = sql`case when state = 'own' then 'house:own:' when state in ('open', 'compliance', 'returning') then 'house:open_lines:' else 'house:settlement:' end`;

/** Each receiving account has what its posted lines sum to, and each of the operator's accounts what the lines in its states do. */
export async function mismatchedBankSide(db: Db): Promise<IntegrityFault[]> {
  const lines = sql`bank_lines where posted_at is not null and state <> 'undone'`;
  const { rows: posted } = await sql<Sum>`select account_id, sum(amount_minor) as sum
    from postings join entries on entries.id = entry_id
    where wallet_id like 'bank:%' group by account_id`.execute(db);
  const { rows: imported } = await sql<Sum>`
    select 'bank:' || receiving_account_id as account_id, -sum(amount_minor) as sum from ${lines} group by receiving_account_id
    union all select ${endOf} || currency as account_id, sum(amount_minor) as sum from ${lines} group by ${endOf} || currency`.execute(
    db,
  );
  const left = new Map(posted.map(({ account_id: id, sum }) => [id, BigInt(sum ?? 0)]));
  const expected = new Map(imported.map(({ account_id: id, sum }) => [id, BigInt(sum ?? 0)]));
  return [...new Set([...left.keys(), ...expected.keys()])].flatMap((id) => {
    const [has, should] = [left.get(id) ?? 0n, expected.get(id) ?? 0n];
    return has === should
      ? []
      : integrityFault("bankMismatched", { id, posted: String(has), lines: String(should) });
  });
}
