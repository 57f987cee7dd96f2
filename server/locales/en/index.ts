// Every message of the portal in English, one catalog per feature.
import accessibility from "./accessibility";
import accessibilityCriteria from "./accessibility-criteria";
import accountClosing from "./account-closing";
import accounts from "./accounts";
import apiTokens from "./api-tokens";
import bankDetails from "./bank-details";
import buyCrypto from "./buy-crypto";
import bankTransfers from "./bank-transfers";
import cards from "./cards";
import chartPages from "./chart-pages";
import charts from "./charts";
import contact from "./contact";
import cryptoPayments from "./crypto-payments";
import customerArea from "./customer-area";
import demoPeople from "./demo-people";
import deposits from "./deposits";
import drafts from "./drafts";
import emailVerification from "./email-verification";
import emails from "./emails";
import enhance from "./enhance";
import errors from "./errors";
import failures from "./failures";
import forms from "./forms";
import home from "./home";
import integrity from "./integrity";
import kyc from "./kyc";
import labels from "./labels";
import ledger from "./ledger";
import markets from "./markets";
import navigation from "./navigation";
import notices from "./notices";
import operator from "./operator";
import password from "./password";
import paymentSimulator from "./payment-simulator";
import onboarding from "./onboarding";
import paymentStates from "./payment-states";
import payoutBlocks from "./payout-blocks";
import payoutFiles from "./payout-files";
import personalData from "./personal-data";
import portalNotes from "./portal-notes";
import privacy from "./privacy";
import profiles from "./profiles";
import reasons from "./reasons";
import refusals from "./refusals";
import sessions from "./sessions";
import signIn from "./sign-in";
import site from "./site";
import staffAdjustments from "./staff/adjustments";
import staffApprovalRequests from "./staff/approval-requests";
import staffAuditActions from "./staff/audit-actions";
import staffAuditFields from "./staff/audit-fields";
import staffAuditLog from "./staff/audit-log";
import staffBulkActions from "./staff/bulk-actions";
import staffContact from "./staff/contact";
import staffCustomer from "./staff/customer";
import staffDashboard from "./staff/dashboard";
import staffDecisionKeys from "./staff/decision-keys";
import staffEmail from "./staff/email";
import staffEvidence from "./staff/evidence";
import staffExports from "./staff/exports";
import staffFrame from "./staff/frame";
import staffHelp from "./staff/help";
import staffKyc from "./staff/kyc";
import staffMembers from "./staff/members";
import staffPayoutBlocks from "./staff/payout-blocks";
import staffPayouts from "./staff/payouts";
import staffReconciliation from "./staff/reconciliation";
import staffRoles from "./staff/roles";
import staffSensitiveData from "./staff/sensitive-data";
import staffSignIn from "./staff/sign-in";
import staffTransactions from "./staff/transactions";
import staffUsers from "./staff/users";
import staffWallets from "./staff/wallets";
import statements from "./statements";
import statuses from "./statuses";
import symbols from "./symbols";
import terms from "./terms";
import tradingPages from "./trading-pages";
import transactions from "./transactions";
import twoFactor from "./two-factor";
import ui from "./ui";
import validation from "./validation";
import wallets from "./wallets";
import withdrawals from "./withdrawals";

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
  emailVerification,
  emails,
  enhance,
  errors,
  failures,
  forms,
  home,
  integrity,
  kyc,
  labels,
  ledger,
  markets,
  navigation,
  notices,
  operator,
  password,
  paymentSimulator,
  onboarding,
  paymentStates,
  payoutBlocks,
  payoutFiles,
  personalData,
  portalNotes,
  privacy,
  profiles,
  reasons,
  refusals,
  sessions,
  signIn,
  site,
  staffAdjustments,
  staffApprovalRequests,
  staffAuditActions,
  staffAuditFields,
  staffAuditLog,
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
