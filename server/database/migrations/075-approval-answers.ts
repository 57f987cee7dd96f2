import { sql, type QueryExecutorProvider } from "kysely";

/** Stored responses had the decrypted reasons of approval requests. They are emptied; the same key is then refused as used. */
export async function approvalAnswers(db: QueryExecutorProvider): Promise<void> {
  // Within a text, the quotes of JSON are escaped: only a field's name matches.
  await sql`update idempotency set answer = null, input_hash = ''
    where answer like '%"proposedBy":%'`.execute(db);
}
