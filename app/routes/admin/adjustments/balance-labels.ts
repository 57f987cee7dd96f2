import { humanize } from "~/ui/status-labels";
import type { TranslateForPage } from "~/ui/use-messages";
import type { BalancePreview } from "~server/features/adjustments/schemas";

export type PreviewedChange = BalancePreview["changes"][number];

/** In the order of the form. */
export const formBalanceFields = [
  "totalBalance",
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
] as const satisfies readonly PreviewedChange["field"][];

/** The label of a balance; one that isn't in the form is shown by its name in the API. */
export function balanceLabel(t: TranslateForPage<"staffAdjustments">, field: string): string {
  const known = formBalanceFields.find((one) => one === field);
  return known ? t(`field.${known}`) : humanize(field.replace(/[A-Z]/g, (letter) => ` ${letter}`));
}
