import { endpoints, feature } from "../../http/feature";
import { listDataAccesses } from "./list-data-accesses";
import { dataAccessLogOperations } from "./log-operations";
import { sensitiveDataOperations } from "./operations";
import {
  accessBankDetails,
  accessCard,
  accessCardDeposit,
  accessCardPhoto,
  accessDestination,
  accessPayee,
} from "./access-records";
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
