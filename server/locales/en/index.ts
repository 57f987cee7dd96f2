// Every message of the portal in English, a catalog for each feature.
import accessibility from "./accessibility";
import accessibilityCriteria from "./accessibility-criteria";
import accounts from "./accounts";
import buyCrypto from "./buy-crypto";
import chartPages from "./chart-pages";
import common from "./common";
import contact from "./contact";
import demoPeople from "./demo-people";
import enhance from "./enhance";
import errors from "./errors";
import forms from "./forms";
import home from "./home";
import navigation from "./navigation";
import operator from "./operator";
import paymentSimulator from "./payment-simulator";
import privacy from "./privacy";
import signIn from "./sign-in";
import site from "./site";
import staffAdjustments from "./staff/adjustments";
import staffApprovalRequests from "./staff/approval-requests";
import staffAuditActions from "./staff/audit-actions";
import staffAuditLog from "./staff/audit-log";
import staffBulkActions from "./staff/bulk-actions";
import staffContact from "./staff/contact";
import staffCustomer from "./staff/customer";
import staffDashboard from "./staff/dashboard";
import staffEmail from "./staff/email";
import staffExports from "./staff/exports";
import staffFrame from "./staff/frame";
import staffHelp from "./staff/help";
import staffKyc from "./staff/kyc";
import staffMembers from "./staff/members";
import staffPayoutHolds from "./staff/payout-holds";
import staffReconciliation from "./staff/reconciliation";
import staffSignIn from "./staff/sign-in";
import staffTransactions from "./staff/transactions";
import staffUsers from "./staff/users";
import staffWallets from "./staff/wallets";
import statuses from "./statuses";
import terms from "./terms";
import tradingPages from "./trading-pages";
import twoFactor from "./two-factor";
import ui from "./ui";
import withdrawals from "./withdrawals";

export const en = {
  accessibility,
  accessibilityCriteria,
  accounts,
  buyCrypto,
  chartPages,
  common,
  contact,
  demoPeople,
  enhance,
  errors,
  forms,
  home,
  navigation,
  operator,
  paymentSimulator,
  privacy,
  signIn,
  site,
  staffAdjustments,
  staffApprovalRequests,
  staffAuditActions,
  staffAuditLog,
  staffBulkActions,
  staffContact,
  staffCustomer,
  staffDashboard,
  staffEmail,
  staffExports,
  staffFrame,
  staffHelp,
  staffKyc,
  staffMembers,
  staffPayoutHolds,
  staffReconciliation,
  staffSignIn,
  staffTransactions,
  staffUsers,
  staffWallets,
  statuses,
  terms,
  tradingPages,
  twoFactor,
  ui,
  withdrawals,
} as const;
