import type { Locale } from "../../locales/locale";
import { messageParts, messagesIn } from "../../locales/messages";
import type { StatementFormat } from "./formats";
import type { StatementFault } from "./statement-rules";

/** What is wrong with a file, with the line or the entry. */
export function faultSentence(
  { code, place, values }: StatementFault,
  format: StatementFormat["format"],
  locale: Locale,
): string {
  const written = messageParts(locale, "staffBankStatementFaults", code, values);
  const fault = typeof written === "string" ? written : written.join("");
  if (place === null) return fault;
  const key = format === "camt.053" ? "at_entry" : "at_line";
  return messagesIn(locale, "staffBankStatementFaults")(key, { place, fault });
}
