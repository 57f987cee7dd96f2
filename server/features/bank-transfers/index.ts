import { feature } from "../../http/feature";
import { simulatedBankLinesIn } from "./simulated-bank-line-store";

export const bankTransfers = feature("bank-transfers", {
  erase: {
    tables: {
      expected_deposits: [],
      simulated_bank_lines:
        "stay for the balance of a demonstration's bank, without names and texts",
    },
    steps: { person: ({ db, id }) => simulatedBankLinesIn(db).anonymize(id) },
  },
});
