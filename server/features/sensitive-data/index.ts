import { endpoints, feature } from "../../http/feature";
import { listDisclosures } from "./list-disclosures";
import { dataAccessLogOperations } from "./log-operations";
import { revealOperations } from "./operations";
import { revealBankDetails } from "./reveal-bank-details";
import { revealCard } from "./reveal-card";
import { revealCardPhoto } from "./reveal-card-photo";
import { revealDestination } from "./reveal-destination";

export const sensitiveData = feature("sensitive-data", {
  endpoints: [
    ...endpoints(dataAccessLogOperations, {
      disclosures: listDisclosures,
    }),
    ...endpoints(revealOperations, {
      card: revealCard,
      cardPhoto: revealCardPhoto,
      bankDetails: revealBankDetails,
      destination: revealDestination,
    }),
  ],
});
