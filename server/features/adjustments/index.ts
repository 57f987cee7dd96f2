import { endpoints, feature } from "../../http/feature";
import { creditWallet } from "./credit-wallet";
import { editBalances, previewBalances } from "./edit-balances";
import { adjustmentOperations } from "./operations";

export const adjustments = feature("adjustments", {
  endpoints: [
    ...endpoints(adjustmentOperations, {
      editWallet: editBalances,
      previewWallet: previewBalances,
      credit: creditWallet,
    }),
  ],
});
