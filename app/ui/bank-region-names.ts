import type { BankRegion } from "~server/contract/values/bank-regions";

export const regionNames: Record<BankRegion, string> = {
  USA: "USA",
  EUROPE: "Europe",
  OTHERS: "Other countries",
};
