import { useOutletContext } from "@remix-run/react";
import type { User } from "~server/contract/schemas/accounts";
import type { BankDetails } from "~server/contract/schemas/bank-details";
import type { CardInfo } from "~server/contract/schemas/cards";
import type { Wallet } from "~server/contract/schemas/wallets";

interface WalletParts {
  wallet: Wallet;
  card: CardInfo;
  bankDetails: BankDetails;
  accountStatus: User["accountStatus"];
}

/** What the wallet's page has loaded, for its dialogs. */
export const useWalletParts = () => useOutletContext<WalletParts>();
