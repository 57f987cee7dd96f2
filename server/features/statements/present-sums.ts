import { isZero, numberOf } from "../../kernel/money";
import type { StatementSums } from "./rules";

export const presentSums = ({ isRunning, opening, totals, closing }: StatementSums) => ({
  isRunning,
  openingBalance: numberOf(opening),
  totalIn: numberOf(totals.totalIn),
  totalOut: numberOf(totals.totalOut),
  totalFees: isZero(totals.totalFees) ? undefined : numberOf(totals.totalFees),
  closingBalance: numberOf(closing),
  entryCount: totals.entries,
});
