import { createHash } from "node:crypto";
import type { ParsedLine, ParsedStatement } from "../statement-rules";

/**
 * What makes a line the same in two files: the bank's reference with the day and the amount, or else
 * everything that the line says. Equal lines differ by their order. Statements of one file that
 * continue each other share `seen`.
 */
export function lineIdentities(
  { account, currency, lines }: Pick<ParsedStatement, "account" | "currency" | "lines">,
  seen = new Map<string, number>(),
): string[] {
  return lines.map((line) => {
    const said = JSON.stringify([account, currency, ...distinguishing(line)]);
    const ordinal = (seen.get(said) ?? 0) + 1;
    seen.set(said, ordinal);
    return createHash("sha256").update(`${ordinal} ${said}`).digest("base64url");
  });
}

/** Banks use one reference for all payments of a batch, and some for different days. */
function distinguishing(line: ParsedLine): readonly (string | boolean | null)[] {
  const { bankReference, bookingDate, minor } = line;
  if (bankReference !== null) return ["reference", bankReference, bookingDate, String(minor)];
  const { valueDate, isReversal, endToEndId, payerReference, name, account, text, kind } = line;
  const texts = [endToEndId, payerReference, name, account, text, kind];
  return ["texts", bookingDate, valueDate, String(minor), isReversal, ...texts];
}
