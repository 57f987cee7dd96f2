// All operations of the API. Routes, rights, the typed client and the API document are derived from this table.
import type { Operation } from "./operation";
import { adminWalletOperations } from "./operations/admin-wallets";
import { allTransactionOperations } from "./operations/all-transactions";
import { apiTokenOperations } from "./operations/api-tokens";
import { auditOperations } from "./operations/audit";
import { contactOperations } from "./operations/contact";
import { cryptoPaymentOperations } from "./operations/crypto-payments";
import { decisionOperations } from "./operations/decisions";
import { documentOperations } from "./operations/documents";
import { draftOperations } from "./operations/drafts";
import { exportOperations } from "./operations/exports";
import { keptFileOperations } from "./operations/kept-files";
import { marketOperations } from "./operations/markets";
import { noteOperations } from "./operations/notes";
import { outboxOperations } from "./operations/outbox";
import { passwordOperations } from "./operations/passwords";
import { priceOperations } from "./operations/prices";
import { proposalOperations } from "./operations/proposals";
import { queueOperations } from "./operations/queues";
import { rateOperations } from "./operations/rates";
import { reconciliationOperations } from "./operations/reconciliation";
import { revealOperations } from "./operations/reveals";
import { secondFactorOperations } from "./operations/second-factor";
import { selectionOperations } from "./operations/selections";
import { sessionOperations } from "./operations/sessions";
import { statementOperations } from "./operations/statements";
import { transactionOperations } from "./operations/transactions";
import { userOperations } from "./operations/users";
import { walletOperations } from "./operations/wallets";

export const operations = {
  auth: { ...sessionOperations, ...passwordOperations },
  secondFactor: secondFactorOperations,
  apiTokens: apiTokenOperations,
  users: userOperations,
  transactions: { ...transactionOperations, ...allTransactionOperations },
  wallets: walletOperations,
  statements: statementOperations,
  reveals: revealOperations,
  drafts: draftOperations,
  payments: cryptoPaymentOperations,
  rates: rateOperations,
  prices: priceOperations,
  markets: marketOperations,
  keptFiles: keptFileOperations,
  documents: documentOperations,
  contact: contactOperations,
  audit: auditOperations,
  outbox: outboxOperations,
  proposals: proposalOperations,
  notes: noteOperations,
  reconciliation: reconciliationOperations,
  exports: exportOperations,
  selections: selectionOperations,
  admin: { ...decisionOperations, ...adminWalletOperations, ...queueOperations },
} as const satisfies Record<string, Record<string, Operation>>;

export type Operations = typeof operations;
