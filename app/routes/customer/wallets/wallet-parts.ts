import { useOutletContext } from "@remix-run/react";
import type { User } from "~server/features/users/schemas";
import type { BankDetails } from "~server/features/withdrawals/schemas";
import type { Fees } from "~server/features/fees/schemas";
import type { CardInfo } from "~server/features/cards/schemas";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import type { PayoutRestrictions } from "../payout-blocks/payout-notice";

interface WalletParts {
  wallet: Wallet;
  card: CardInfo;
  bankDetails: BankDetails;
  /** Missing if another backend has none. */
  fees?: Fees | undefined;
  /** Whether all payouts are stopped. */
  isStopped: boolean;
  /** Whether the operator has an account for transfers in the wallet's currency. */
  hasBankTransfer: boolean;
  /** Null if the backend has none. */
  limits: CustomerLimits | null;
  restrictions: PayoutRestrictions & Pick<User, "kycStatus">;
  accountStatus: User["accountStatus"];
}

/** The wallet page's data, for its dialogs. */
export const useWalletParts = () => useOutletContext<WalletParts>();
