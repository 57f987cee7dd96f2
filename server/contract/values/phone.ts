/**
 * The spec's phone rule: a number with a leading "+" is kept as is, otherwise the
 * country code is put in front and leading zeros are dropped (R29).
 */
export function composePhoneNumber(countryCode: string, typed: string): string {
  const compact = typed.replace(/[\s().-]/g, "");
  return compact.startsWith("+") ? compact : `${countryCode}${compact.replace(/^0+/, "")}`;
}
