import { endpoints, feature } from "../../http/feature";
import { listDataAccesses } from "./list-data-accesses";
import { dataAccessLogOperations } from "./log-operations";
import { sensitiveDataOperations } from "./operations";
import { accessBankDetails } from "./access-bank-details";
import { accessCard } from "./access-card";
import { accessCardDeposit } from "./access-card-deposit";
import { accessCardPhoto } from "./access-card-photo";
import { accessDestination } from "./access-destination";
import { accessPayee } from "./access-payee";
import { accessEmailExamples } from "./access-email";

export const sensitiveData = feature("sensitive-data", {
  endpoints: [
    ...endpoints(dataAccessLogOperations, {
      dataAccessLog: listDataAccesses,
    }),
    ...endpoints(sensitiveDataOperations, {
      accessCard,
      accessCardPhoto,
      accessBankDetails,
      accessPayee,
      accessCardDeposit,
      accessDestination,
    }),
  ],
  emails: accessEmailExamples,
});
