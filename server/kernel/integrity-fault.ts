// What an integrity check found, stored without text, because readers' languages differ.
import type { en } from "../locales/en";
import type { Locale } from "../locales/locale";
import { messageParts, type ValuesOf } from "../locales/messages";

type Messages = (typeof en)["integrity"];
type Key = keyof Messages & string;

export interface IntegrityFault {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** A message of the catalog `integrity` with its values. */
export const integrityFault = <Name extends Key>(
  key: Name,
  ...[values]: ValuesOf<Messages[Name], string | number>
): IntegrityFault => ({ key, values });

export function faultText(fault: IntegrityFault, locale: Locale): string {
  const written = messageParts(locale, "integrity", fault.key, fault.values);
  return typeof written === "string" ? written : written.join("");
}
