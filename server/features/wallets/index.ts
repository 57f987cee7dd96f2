import { endpoints, feature } from "../../http/feature";
import { adminWalletOperations } from "./admin-operations";
import { createWallet } from "./create-wallet";
import { deleteWallet } from "./close-wallet";
import { listWalletUsers } from "./list-wallet-users";
import { listWallets } from "./list-wallets";
import { walletOperations } from "./operations";
import { readBalanceHistory } from "./read-balance-history";
import { readMyWallet, readWallet } from "./read-wallet";

export const wallets = feature("wallets", {
  endpoints: [
    ...endpoints(walletOperations, {
      mine: readMyWallet,
      history: readBalanceHistory,
    }),
    ...endpoints(adminWalletOperations, {
      wallets: listWallets,
      walletUsers: listWalletUsers,
      wallet: readWallet,
      createWallet,
      deleteWallet,
    }),
  ],
});
