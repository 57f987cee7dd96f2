// Every message of the portal in English, one catalog per noun.
import accessibility from "./accessibility";
import accessibilityCriteria from "./accessibility-criteria";
import accountClosing, { accountClosingAuditActions } from "./account-closing";
import accounts, { accountsAuditActions } from "./accounts";
import apiTokens, { apiTokensAuditActions } from "./api-tokens";
import bankDetails, { bankDetailsAuditActions } from "./bank-details";
import buyCrypto from "./buy-crypto";
import bankTransfers, { bankTransfersAuditActions } from "./bank-transfers";
import cards, { cardsAuditActions } from "./cards";
import chartPages from "./chart-pages";
import charts from "./charts";
import contact, { contactAuditActions } from "./contact";
import cryptoPayments, { cryptoPaymentsAuditActions } from "./crypto-payments";
import customerArea from "./customer-area";
import demoPeople from "./demo-people";
import deposits, { depositsAuditActions } from "./deposits";
import drafts from "./drafts";
import emailChange from "./email-change";
import emailVerification, { emailVerificationAuditActions } from "./email-verification";
import { emailKinds, emails } from "./email-messages";
import enhance from "./enhance";
import errors from "./errors";
import failures from "./failures";
import forms from "./forms";
import home from "./home";
import integrity from "./integrity";
import kyc, { kycAuditActions } from "./kyc";
import labels from "./labels";
import ledger from "./ledger";
import limits from "./limits";
import markets from "./markets";
import navigation from "./navigation";
import notices from "./notices";
import operator from "./operator";
import password, { passwordAuditActions } from "./password";
import paymentSimulator from "./payment-simulator";
import onboarding from "./onboarding";
import paymentStates from "./payment-states";
import payoutBlocks, { payoutBlocksAuditActions } from "./payout-blocks";
import payees from "./payees";
import payoutFiles from "./payout-files";
import payoutObstacles from "./payout-obstacles";
import personalData from "./personal-data";
import portalNotes from "./portal-notes";
import privacy from "./privacy";
import profiles from "./profiles";
import reasons from "./reasons";
import receipts from "./receipts";
import refusals from "./refusals";
import sessions from "./sessions";
import signIn, { signInAuditActions } from "./sign-in";
import site from "./site";
import staffAdjustments, { staffAdjustmentsAuditActions } from "./staff/adjustments";
import staffApprovalRequests, {
  staffApprovalRequestsAuditActions,
} from "./staff/approval-requests";
import staffAuditFields from "./staff/audit-fields";
import staffAuditLog, { staffAuditLogAuditActions } from "./staff/audit-log";
import staffBankStatementFaults from "./staff/bank-statement-faults";
import staffBankStatements, { staffBankStatementsAuditActions } from "./staff/bank-statements";
import staffBankTransfers from "./staff/bank-transfers";
import staffBulkActions from "./staff/bulk-actions";
import staffContact from "./staff/contact";
import staffCustomer, { staffCustomerAuditActions } from "./staff/customer";
import staffDashboard from "./staff/dashboard";
import staffDecisionKeys from "./staff/decision-keys";
import staffEmail, { staffEmailAuditActions } from "./staff/email";
import staffEvidence from "./staff/evidence";
import staffExports, { staffExportsAuditActions } from "./staff/exports";
import staffFrame from "./staff/frame";
import staffHelp from "./staff/help";
import staffKyc, { staffKycAuditActions } from "./staff/kyc";
import staffLimits, { staffLimitsAuditActions } from "./staff/limits";
import staffPayees, { staffPayeesAuditActions } from "./staff/payees";
import staffMembers, { staffMembersAuditActions } from "./staff/members";
import staffPayoutBlocks from "./staff/payout-blocks";
import staffPayouts, { staffPayoutsAuditActions } from "./staff/payouts";
import staffReconciliation, { staffReconciliationAuditActions } from "./staff/reconciliation";
import staffRoles from "./staff/roles";
import staffSensitiveData, { staffSensitiveDataAuditActions } from "./staff/sensitive-data";
import staffSignIn from "./staff/sign-in";
import staffTransactions from "./staff/transactions";
import staffUsers from "./staff/users";
import staffWallets, { staffWalletsAuditActions } from "./staff/wallets";
import statements from "./statements";
import statuses from "./statuses";
import symbols from "./symbols";
import terms from "./terms";
import tradingPages from "./trading-pages";
import transactions, { transactionsAuditActions } from "./transactions";
import twoFactor, { twoFactorAuditActions } from "./two-factor";
import ui from "./ui";
import validation from "./validation";
import wallets, { walletsAuditActions } from "./wallets";
import withdrawals, { withdrawalsAuditActions } from "./withdrawals";

export const en = {
  accessibility,
  accessibilityCriteria,
  accountClosing,
  accounts,
  apiTokens,
  bankDetails,
  bankTransfers,
  buyCrypto,
  cards,
  chartPages,
  charts,
  contact,
  cryptoPayments,
  customerArea,
  demoPeople,
  deposits,
  drafts,
  emailChange,
  emailVerification,
  emails,
  emailKinds,
  enhance,
  errors,
  failures,
  forms,
  home,
  integrity,
  kyc,
  labels,
  ledger,
  limits,
  markets,
  navigation,
  notices,
  operator,
  password,
  paymentSimulator,
  onboarding,
  paymentStates,
  payees,
  payoutBlocks,
  payoutFiles,
  payoutObstacles,
  personalData,
  portalNotes,
  privacy,
  profiles,
  reasons,
  receipts,
  refusals,
  sessions,
  signIn,
  site,
  staffAdjustments,
  staffApprovalRequests,
  /** Every action in the audit log, by code: `<kind of object>.<what was done>`. */
  staffAuditActions: {
    ...signInAuditActions,
    ...accountsAuditActions,
    ...payoutBlocksAuditActions,
    ...staffCustomerAuditActions,
    ...accountClosingAuditActions,
    ...staffMembersAuditActions,
    ...emailVerificationAuditActions,
    ...passwordAuditActions,
    ...twoFactorAuditActions,
    ...apiTokensAuditActions,
    ...kycAuditActions,
    ...staffKycAuditActions,
    ...staffLimitsAuditActions,
    ...staffPayeesAuditActions,
    ...cardsAuditActions,
    ...bankDetailsAuditActions,
    ...bankTransfersAuditActions,
    ...staffSensitiveDataAuditActions,
    ...depositsAuditActions,
    ...withdrawalsAuditActions,
    ...transactionsAuditActions,
    ...staffPayoutsAuditActions,
    ...staffBankStatementsAuditActions,
    ...walletsAuditActions,
    ...staffAdjustmentsAuditActions,
    ...staffApprovalRequestsAuditActions,
    ...staffWalletsAuditActions,
    ...cryptoPaymentsAuditActions,
    ...staffEmailAuditActions,
    ...staffReconciliationAuditActions,
    ...staffExportsAuditActions,
    ...staffAuditLogAuditActions,
    ...contactAuditActions,
  },
  staffAuditFields,
  staffAuditLog,
  staffBankStatementFaults,
  staffBankStatements,
  staffBankTransfers,
  staffBulkActions,
  staffContact,
  staffCustomer,
  staffDashboard,
  staffDecisionKeys,
  staffEmail,
  staffEvidence,
  staffExports,
  staffFrame,
  staffHelp,
  staffKyc,
  staffLimits,
  staffPayees,
  staffMembers,
  staffPayoutBlocks,
  staffPayouts,
  staffReconciliation,
  staffRoles,
  staffSensitiveData,
  staffSignIn,
  staffTransactions,
  staffUsers,
  staffWallets,
  statements,
  statuses,
  symbols,
  terms,
  tradingPages,
  transactions,
  twoFactor,
  ui,
  validation,
  wallets,
  withdrawals,
} as const;
