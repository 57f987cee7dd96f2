import { feature } from "../../http/feature";

export const paymentAccounts = feature("payment-accounts");
