// Which IBANs are accepted.
import { getCountrySpecifications } from "ibantools";

const countries = getCountrySpecifications();

/** Length and check digits decide; the structure only where the registry of ISO 13616 publishes one, since elsewhere banks define and change it themselves. */
export function isIban(text: string): boolean {
  const spec = countries[text.slice(0, 2)];
  if (!/^[A-Z]{2}\d\d[A-Z0-9]+$/.test(text) || spec?.chars !== text.length) return false;
  const [digits, account] = [text.slice(2, 4), text.slice(4)];
  const isStructured =
    !spec.IBANRegistry || !spec.bban_regexp || new RegExp(spec.bban_regexp).test(account);
  return (
    isStructured && digits > "01" && digits < "99" && remainderOf(account + text.slice(0, 4)) === 1n
  );
}

/** Modulo 97 (ISO 7064); letters count from A = 10 to Z = 35. */
export const remainderOf = (text: string): bigint =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n;
