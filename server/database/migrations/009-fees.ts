// The fee of a deposit or withdrawal, and the terms that it was calculated by.
import { sql, type QueryExecutorProvider } from "kysely";

/** Null in rows from before: they have no fee. A draft keeps the terms that its review showed. */
const columns = ["transactions", "drafts"].flatMap((table) =>
  ["fee_minor", "fee_flat_minor", "fee_basis_points"].map(
    (column) => sql`alter table ${sql.table(table)} add column ${sql.ref(column)} bigint`,
  ),
);

export async function addFees(db: QueryExecutorProvider): Promise<void> {
  for (const statement of columns) await statement.execute(db);
}
