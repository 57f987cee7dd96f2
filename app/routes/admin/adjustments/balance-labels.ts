import type { BalancePreview } from "~server/features/adjustments/schemas";

export type PreviewedChange = BalancePreview["changes"][number];
export type FormBalanceField = PreviewedChange["field"];

/** In the order of the form. */
export const balanceLabels: Record<FormBalanceField, string> = {
  totalBalance: "Total balance",
  availableBalance: "Available balance",
  profitBalance: "Profit balance",
  bonusBalance: "Bonus balance",
  pendingWithdrawal: "Pending withdrawal",
};
export const formBalanceFields = [
  "totalBalance",
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
] as const;
