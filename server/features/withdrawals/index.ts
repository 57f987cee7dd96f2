import { endpoints, feature } from "../../http/feature";
import { withdrawalOperations } from "./operations";
import { requestWithdrawal } from "./request-withdrawal";

export const withdrawals = feature("withdrawals", {
  endpoints: [
    ...endpoints(withdrawalOperations, {
      requestWithdrawal,
      withdraw: requestWithdrawal,
    }),
  ],
});
