import { endpoints, feature } from "../../http/feature";
import { bankDetailsOperations } from "./operations";
import { readBankDetails } from "./read-bank-details";
import { saveBankDetails } from "./save-bank-details";

export const bankDetails = feature("bank-details", {
  endpoints: [
    ...endpoints(bankDetailsOperations, {
      bankDetails: readBankDetails,
      addBankDetails: saveBankDetails,
      updateBankDetails: saveBankDetails,
    }),
  ],
  erase: { tables: { bank_details: ["unverified"] } },
});
