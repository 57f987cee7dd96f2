// The schema of release 1.0.0.
import type { QueryExecutorProvider } from "kysely";
import { approvalTables } from "./approvals";
import { cryptoPaymentTables, draftTables } from "./drafts-and-payments";
import { emailTables } from "./email";
import { ledgerTables, transactionSearch, transactionTables } from "./ledger";
import { paymentDetailTables } from "./payment-details";
import { payoutTables } from "./payouts";
import { appendOnly, auditTables, operationTables, responseTables } from "./records";
import { signInTables } from "./sign-in";
import { staffNumbers, usersList, userTables } from "./users";

/** A table comes after those that it refers to. */
export async function baseline(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    ...[...userTables, ...usersList(db), ...staffNumbers(db)],
    ...signInTables,
    ...emailTables,
    ...[...ledgerTables, ...transactionTables, ...transactionSearch(db)],
    ...paymentDetailTables,
    ...[...draftTables, ...cryptoPaymentTables],
    ...payoutTables,
    ...approvalTables,
    ...[...auditTables, ...appendOnly(db)],
    ...[...responseTables, ...operationTables],
  ];
  for (const statement of statements) await statement.execute(db);
}
