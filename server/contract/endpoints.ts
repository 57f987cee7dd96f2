// The endpoint table: one entry a call. The API, the typed client and the access table are derived from it.
import type { Endpoint } from "./endpoint";
import { contactEndpoints } from "./endpoints/contact";
import { cryptoPaymentEndpoints } from "./endpoints/crypto-payments";
import { documentEndpoints, keptFileEndpoints } from "./endpoints/documents";
import { draftEndpoints } from "./endpoints/drafts";
import { exportEndpoints, selectionEndpoints } from "./endpoints/long-lists";
import { marketEndpoints, priceEndpoints, rateEndpoints } from "./endpoints/markets";
import {
  auditEndpoints,
  noteEndpoints,
  outboxEndpoints,
  proposalEndpoints,
} from "./endpoints/oversight";
import { queueEndpoints } from "./endpoints/queues";
import { reconciliationEndpoints } from "./endpoints/reconciliation";
import { apiTokenEndpoints, secondFactorEndpoints } from "./endpoints/second-factor-and-tokens";
import { revealEndpoints } from "./endpoints/sensitive-data";
import { authEndpoints } from "./endpoints/sign-in";
import { statementEndpoints } from "./endpoints/statements";
import { decisionEndpoints, transactionEndpoints } from "./endpoints/transactions";
import { userEndpoints } from "./endpoints/users";
import { adminWalletEndpoints, walletEndpoints } from "./endpoints/wallets";

export const endpoints = {
  auth: authEndpoints,
  secondFactor: secondFactorEndpoints,
  apiTokens: apiTokenEndpoints,
  users: userEndpoints,
  transactions: transactionEndpoints,
  wallets: walletEndpoints,
  statements: statementEndpoints,
  reveals: revealEndpoints,
  drafts: draftEndpoints,
  payments: cryptoPaymentEndpoints,
  rates: rateEndpoints,
  prices: priceEndpoints,
  markets: marketEndpoints,
  keptFiles: keptFileEndpoints,
  documents: documentEndpoints,
  contact: contactEndpoints,
  audit: auditEndpoints,
  outbox: outboxEndpoints,
  proposals: proposalEndpoints,
  notes: noteEndpoints,
  reconciliation: reconciliationEndpoints,
  exports: exportEndpoints,
  selections: selectionEndpoints,
  admin: { ...decisionEndpoints, ...adminWalletEndpoints, ...queueEndpoints },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
