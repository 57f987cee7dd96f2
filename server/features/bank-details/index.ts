import { endpoints, feature } from "../../http/feature";
import { bankDetailsOperations } from "./operations";
import { readBankDetails } from "./read-bank-details";
import { saveBankDetails } from "./save-bank-details";
import { eraseDueDocuments } from "./replaced-documents";

export const bankDetails = feature("bank-details", {
  endpoints: [
    ...endpoints(bankDetailsOperations, {
      bankDetails: readBankDetails,
      addBankDetails: saveBankDetails,
      updateBankDetails: saveBankDetails,
    }),
  ],
  erase: { tables: { bank_details: ["unverified"] } },
  // Of every purpose: only from here up is it known which are still in use.
  retention: [{ rows: "documents", erase: eraseDueDocuments }],
  sealed: [
    { table: "bank_details", column: "sealed", about: (row) => `bank:${row.user_id}` },
    {
      table: "transactions",
      column: "destination_sealed",
      about: (row) => `destination:${row.id}`,
    },
    { table: "drafts", column: "destination_sealed", about: (row) => `destination:${row.id}` },
  ],
});
