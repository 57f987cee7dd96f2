import { foldDigits } from "./digits";

/** Keeps a number with a leading "+"; otherwise drops leading zeros and adds the country code. */
export function composePhoneNumber(countryCode: string, typed: string): string {
  const compact = foldDigits(typed).replace(/[\s().-]/g, "");
  return compact.startsWith("+") ? compact : `${countryCode}${compact.replace(/^0+/, "")}`;
}
