import type { BankRegion } from "~server/features/bank-details/labels";

export const regionNames: Record<BankRegion, string> = {
  USA: "USA",
  EUROPE: "Europe",
  OTHERS: "Other countries",
};
