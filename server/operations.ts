// All operations of the API, by the names that the client and the API document know them by.
import type { Operation } from "./http/operation";
import { registrationOperations } from "./features/accounts/registration-operations";
import { signInOperations } from "./features/sign-in/operations";
import { sessionOperations } from "./features/sessions/operations";
import { profileOperations } from "./features/profiles/operations";
import { nameOperations } from "./features/names/operations";
import { recoveryOperations } from "./features/accounts/recovery-operations";
import { passwordResetOperations } from "./features/accounts/password-reset-operations";
import { signInCodeOperations } from "./features/sign-in/code-operations";
import { secondFactorOperations } from "./features/second-factor/operations";
import { apiTokenOperations } from "./features/api-tokens/operations";
import { closingOperations } from "./features/accounts/closing-operations";
import { accountOperations } from "./features/accounts/operations";
import { ownEmailOperations } from "./features/accounts/own-email-operations";
import { dataAccessLogOperations } from "./features/sensitive-data/log-operations";
import { personalDataOperations } from "./features/personal-data/operations";
import { staffOperations } from "./features/staff/operations";
import { kycOperations } from "./features/kyc/operations";
import { transactionOperations } from "./features/transactions/operations";
import { allTransactionOperations } from "./features/transactions/admin-operations";
import { walletOperations } from "./features/wallets/operations";
import { cardOperations } from "./features/cards/operations";
import { depositOperations } from "./features/deposits/operations";
import { receivingAccountOperations } from "./features/receiving-accounts/operations";
import { demonstrationBankOperations } from "./features/bank-transfers/demonstration-bank-operations";
import { bankTransferOperations } from "./features/bank-transfers/operations";
import { payeeOperations } from "./features/withdrawals/payee-operations";
import {
  bankDetailsOperations,
  withdrawalOperations,
  payoutBlockOperations,
  payoutStopOperations,
} from "./features/withdrawals/operations";
import { statementOperations } from "./features/statements/operations";
import { receiptOperations } from "./features/receipts/operations";
import { sensitiveDataOperations } from "./features/sensitive-data/operations";
import { draftOperations } from "./features/draft-confirmation/operations";
import { cryptoPaymentOperations } from "./features/crypto-payments/operations";
import { rateOperations } from "./features/exchange-rates/operations";
import { priceOperations } from "./features/coin-prices/operations";
import { marketOperations } from "./features/markets/operations";
import { pendingUploadOperations } from "./features/documents/pending-operations";
import { documentOperations } from "./features/documents/operations";
import { contactOperations } from "./features/contact/operations";
import { auditOperations } from "./features/audit-log/operations";
import { outboxOperations } from "./features/email/operations";
import { approvalRequestOperations } from "./features/approvals/operations";
import { noteOperations } from "./features/notes/operations";
import { reconciliationOperations } from "./features/reconciliation/operations";
import { payoutBatchOperations } from "./features/payouts/batch-operations";
import { payoutOperations } from "./features/payouts/operations";
import { bankLineOperations } from "./features/bank-statements/line-operations";
import { bankStatementOperations } from "./features/bank-statements/operations";
import { exportOperations } from "./features/exports/operations";
import { feeOperations } from "./features/fees/operations";
import { bulkActionOperations } from "./features/approvals/bulk-operations";
import { decisionOperations } from "./features/transactions/decision-operations";
import { settlementOperations } from "./features/crypto-payments/settlement-operations";
import { adminWalletOperations } from "./features/wallets/admin-operations";
import { adjustmentOperations } from "./features/adjustments/operations";
import { evidenceOperations } from "./features/evidence/operations";
import { queueOperations } from "./features/queues/operations";
import { searchOperations } from "./features/search/operations";
import { limitOperations } from "./features/movement-limits/operations";
import { viewerOperations } from "./features/viewers/operations";

export const operations = {
  auth: {
    ...registrationOperations,
    ...signInOperations,
    ...sessionOperations,
    ...profileOperations,
    ...passwordResetOperations,
  },
  secondFactor: { ...signInCodeOperations, ...secondFactorOperations },
  recovery: recoveryOperations,
  apiTokens: apiTokenOperations,
  users: {
    ...closingOperations,
    ...ownEmailOperations,
    ...accountOperations,
    ...nameOperations,
    ...dataAccessLogOperations,
    ...personalDataOperations,
    ...kycOperations,
    ...payoutBlockOperations,
  },
  staff: staffOperations,
  transactions: { ...transactionOperations, ...allTransactionOperations, ...receiptOperations },
  wallets: {
    ...walletOperations,
    ...feeOperations,
    ...cardOperations,
    ...depositOperations,
    ...bankDetailsOperations,
    ...payeeOperations,
    ...withdrawalOperations,
  },
  bankTransfers: {
    ...receivingAccountOperations,
    ...bankTransferOperations,
    ...demonstrationBankOperations,
  },
  limits: limitOperations,
  statements: statementOperations,
  sensitiveData: sensitiveDataOperations,
  drafts: draftOperations,
  payments: cryptoPaymentOperations,
  rates: rateOperations,
  prices: priceOperations,
  markets: marketOperations,
  pendingUploads: pendingUploadOperations,
  documents: documentOperations,
  contact: contactOperations,
  audit: auditOperations,
  outbox: outboxOperations,
  approvalRequests: approvalRequestOperations,
  payoutStops: payoutStopOperations,
  notes: noteOperations,
  payouts: { ...payoutOperations, ...payoutBatchOperations },
  bankStatements: bankStatementOperations,
  bankLines: bankLineOperations,
  reconciliation: reconciliationOperations,
  exports: exportOperations,
  bulkActions: bulkActionOperations,
  viewers: viewerOperations,
  admin: {
    ...decisionOperations,
    ...evidenceOperations,
    ...settlementOperations,
    ...adminWalletOperations,
    ...adjustmentOperations,
    ...queueOperations,
    ...searchOperations,
  },
} as const satisfies Record<string, Record<string, Operation>>;

export type Operations = typeof operations;
