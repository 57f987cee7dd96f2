import { sql, type QueryExecutorProvider } from "kysely";

/** The transaction of a confirmed draft, which until now was only in the response stored under the draft's ID. */
export async function confirmedDrafts(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table drafts add column transaction_id text`.execute(db);
  await sql`create index drafts_by_transaction on drafts (transaction_id)`.execute(db);
  const { rows } = await sql<{ id: string; answer: string }>`select drafts.id, idempotency.answer
    from drafts join idempotency on idempotency.key = drafts.id and idempotency.user_id = drafts.user_id
    where idempotency.answer is not null`.execute(db);
  for (const { id, answer } of rows) {
    const transactionId = transactionIn(answer);
    if (transactionId)
      await sql`update drafts set transaction_id = ${transactionId} where id = ${id}`.execute(db);
  }
}

function transactionIn(answer: string): string | undefined {
  const found: unknown = JSON.parse(answer);
  const { transaction } = { transaction: undefined, ...(found as object | null) } as {
    transaction?: { id?: string };
  };
  return transaction?.id;
}
