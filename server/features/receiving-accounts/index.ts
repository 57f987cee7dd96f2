import { endpoints, feature } from "../../http/feature";
import { receivingAccountOperations } from "./operations";
import { readReceivingAccounts } from "./read-receiving-accounts";

export const receivingAccounts = feature("receiving-accounts", {
  endpoints: endpoints(receivingAccountOperations, {
    receivingAccounts: readReceivingAccounts,
  }),
});
