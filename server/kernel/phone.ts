// Phone numbers, as people write them and as they are stored.
import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { asCode } from "./typed-text";

/** In E.164, such as "+12025550101"; undefined if it isn't a valid number with a country code, or has an extension, which E.164 can't express. */
export const readPhoneNumber = (typed: string): string | undefined =>
  textOf(parsePhoneNumberFromString(asCode(typed)));

/**
 * A number as it is dialed within the countries of a calling code ("+39"), or an international one. Whether leading zeros are
 * part of the number depends on the country: in Rome and Abidjan they are. Text that isn't a number is returned as it was typed.
 */
export function composePhoneNumber(callingCode: string, typed: string): string {
  const text = asCode(typed);
  const within = (number: string) =>
    textOf(parsePhoneNumberFromString(number, { defaultCallingCode: callingCode.slice(1) }));
  return (
    within(text) ??
    within(text.replace(/^[\s()0]+/, "")) ??
    readPhoneNumber(text.replace(/^\(?0(?:0|11)\)?/, "+")) ??
    typed
  );
}

function textOf(number: PhoneNumber | undefined): string | undefined {
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}
