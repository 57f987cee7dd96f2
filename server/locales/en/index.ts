// Every message of the portal in English, a catalog for each feature.
import staffDashboard from "./staff/dashboard";
import staffFrame from "./staff/frame";
import staffHelp from "./staff/help";
import staffMembers from "./staff/members";
import staffPayoutHolds from "./staff/payout-holds";
import staffReconciliation from "./staff/reconciliation";
import staffSignIn from "./staff/sign-in";
import staffTransactions from "./staff/transactions";
import staffUsers from "./staff/users";
import staffWallets from "./staff/wallets";
import withdrawals from "./withdrawals";

export const en = {
  staffDashboard,
  staffFrame,
  staffHelp,
  staffMembers,
  staffPayoutHolds,
  staffReconciliation,
  staffSignIn,
  staffTransactions,
  staffUsers,
  staffWallets,
  withdrawals,
} as const;
