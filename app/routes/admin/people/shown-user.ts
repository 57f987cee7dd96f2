// What a user's page passes to its dialogs.
import { useOutletContext } from "@remix-run/react";
import type { User } from "~server/features/users/schemas";
import type { AdminWallet } from "~server/features/wallets/admin-schemas";

export interface ShownUser {
  user: User;
  /** Null if there is none. */
  wallet: AdminWallet | null;
  /** The queue or list that the reader came from, if the URL names it. */
  from: string | undefined;
}

export const useShownUser = () => useOutletContext<ShownUser>();
