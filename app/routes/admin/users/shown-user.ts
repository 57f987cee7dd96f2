// What the page of a person hands to the dialogs that are drawn in it.
import { useOutletContext } from "@remix-run/react";
import type { User } from "~server/contract/schemas/accounts";
import type { AdminWallet } from "~server/contract/schemas/admin-wallets";

export interface ShownUser {
  user: User;
  /** Null where they have none. */
  wallet: AdminWallet | null;
  /** The queue or list that one came from, where the address says so. */
  from: string | undefined;
}

export const useShownUser = () => useOutletContext<ShownUser>();
