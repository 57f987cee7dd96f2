// Every encrypted column, with the context (`about`) that binds a value to its row.
// A key is removed only if nothing listed here needs it: add every new encrypted column.
import type { BackupTable } from "./backup-tables";
import type { Row } from "./table-rows";

export interface SealedColumn {
  readonly table: BackupTable;
  readonly column: string;
  readonly about: (row: Row) => string;
  /** A column with the keyed digest of the same value. */
  readonly digest?: string;
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: "users", column: "personal_key", about: (row) => `personal:${row.id}` },
  { table: "card_secrets", column: "sealed", about: (row) => `card:${row.card_id}:${row.kind}` },
  { table: "bank_details", column: "sealed", about: (row) => `bank:${row.user_id}` },
  {
    table: "payment_accounts",
    column: "sealed",
    about: (row) => `payment-account:${row.id}`,
    digest: "digest",
  },
  {
    table: "payment_accounts",
    column: "tail_sealed",
    about: (row) => `payment-account-tail:${row.id}`,
    digest: "tail_digest",
  },
  { table: "transactions", column: "destination_sealed", about: (row) => `destination:${row.id}` },
  { table: "drafts", column: "destination_sealed", about: (row) => `destination:${row.id}` },
  { table: "contact_messages", column: "sealed", about: (row) => `contact:${row.id}` },
  { table: "second_factors", column: "secret", about: (row) => `second-factor:${row.user_id}` },
];

/** The ID of the key that encrypted a value. */
export function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf("."));
}
