import type { BalancePreview } from "~server/features/adjustments/schemas";

export type BalanceChange = BalancePreview["changes"][number];
export type BalanceField = BalanceChange["field"];

/** In the order of the form. */
export const balanceLabels: Record<BalanceField, string> = {
  totalBalance: "Total balance",
  availableBalance: "Available balance",
  profitBalance: "Profit balance",
  bonusBalance: "Bonus balance",
  pendingWithdrawal: "Pending withdrawal",
};
export const balanceFields = [
  "totalBalance",
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
] as const;
