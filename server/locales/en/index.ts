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
import paymentStates from "./payment-states";
import privacy from "./privacy";
import signIn from "./sign-in";
import site from "./site";
import staffDashboard from "./staff/dashboard";
import staffFrame from "./staff/frame";
import staffHelp from "./staff/help";
import staffMembers from "./staff/members";
import staffPayoutHolds from "./staff/payout-holds";
import staffPayouts from "./staff/payouts";
import staffReconciliation from "./staff/reconciliation";
import staffSensitiveData from "./staff/sensitive-data";
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
  paymentStates,
  privacy,
  signIn,
  site,
  staffDashboard,
  staffFrame,
  staffHelp,
  staffMembers,
  staffPayoutHolds,
  staffPayouts,
  staffReconciliation,
  staffSensitiveData,
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
