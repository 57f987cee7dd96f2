import type { ParsedStatement } from "../statement-rules";
import { amountText, checkSize } from "./read-values";
import { stop } from "./unreadable";

/** Opening and lines lead to the closing balance, where a statement has both. */
export function checkSums(statement: ParsedStatement, place: number | null): ParsedStatement {
  const { opening, closing, lines, currency, number, account } = statement;
  let sum = opening?.minor ?? 0n;
  for (const line of lines) sum = checkSize(sum + line.minor, line.place);
  if (opening && closing && sum !== closing.minor)
    return stop("balance_mismatch", place, {
      statement: number ?? account,
      expected: amountText(sum, currency),
      found: amountText(closing.minor, currency),
    });
  return statement;
}
