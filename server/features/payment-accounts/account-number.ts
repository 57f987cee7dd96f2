// Which account or card a text names, however it was written. Equal texts mean the same account.
import { validate, Network } from "bitcoin-address-validation";
import { isIban } from "../../kernel/iban";
import type { AccountKind } from "./labels";
import { foldDigits } from "../../kernel/digits";
import { isRoutingNumber } from "../../kernel/routing-number";

export interface PaymentAccount {
  readonly kind: AccountKind;
  /** Never stored or shown: only its keyed digest is. */
  readonly number: string;
}

const ibanLengths = { from: 15, to: 34 } as const;
/** Numbers with fewer digits are parts of an address or a name. */
const shortestNumber = 4;
/** Fewer digits than this name no account without the bank's name. */
const enoughDigits = 8;

export function cardAccount(number: string): PaymentAccount {
  return { kind: "card", number: `card:${plain(number).replace(/\D/g, "")}` };
}

export function ibanAccount(iban: string): PaymentAccount {
  return { kind: "bank", number: `iban:${compact(iban)}` };
}

/** Banks print account numbers with and without leading zeros. */
export function usAccount(routingNumber: string, accountNumber: string): PaymentAccount {
  const account = compact(accountNumber).replace(/^0+(?=.)/, "");
  return { kind: "bank", number: `us:${compact(routingNumber)}:${account}` };
}

/** Only the form with lower or upper case throughout (bech32) means the same in both. */
export function bitcoinAccount(address: string): PaymentAccount {
  const bare = plain(address)
    .replace(/\s/g, "")
    .replace(/^bitcoin:/i, "")
    .replace(/\?.*$/s, "");
  const isBech32 = /^bc1/i.test(bare);
  return { kind: "crypto_address", number: `btc:${isBech32 ? bare.toLowerCase() : bare}` };
}

/** An IBAN, an address or an account in the United States if the text contains one; otherwise its numbers, and its words if there are too few digits. */
export function describedAccount(text: string): PaymentAccount {
  const shown = plain(text);
  const iban = ibanIn(shown.toUpperCase());
  if (iban) return ibanAccount(iban);
  const address = shown.split(/[\s,;()]+/).find((word) => validate(word, Network.mainnet));
  if (address) return bitcoinAccount(address);
  const numbers = numbersIn(shown);
  const [one, two, ...more] = numbers;
  if (one && two && more.length === 0) {
    if (isRoutingNumber(one)) return usAccount(one, two);
    if (isRoutingNumber(two)) return usAccount(two, one);
  }
  const isNumbered = numbers.join("").length >= enoughDigits;
  const words = isNumbered ? numbers : (shown.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return { kind: "bank", number: `text:${[...new Set(words)].sort().join(" ")}` };
}

const tailLength = 4;

/** The last four letters and digits of a bank account's number, as its masked form ends; of free text, of its longest number. */
export function accountTail({ kind, number }: PaymentAccount): string | undefined {
  if (kind !== "bank") return undefined;
  const [scheme, ...parts] = number.split(/[: ]/);
  if (scheme === "us") return parts.at(-1)?.slice(-tailLength).padStart(tailLength, "0");
  const numbers = scheme === "iban" ? parts : parts.filter((part) => /^\d+$/.test(part));
  const longest = numbers.reduce((one, next) => (next.length > one.length ? next : one), "");
  return longest.length < tailLength ? undefined : longest.slice(-tailLength);
}

/** Without what can't be seen, and with the digits of all scripts as 0 to 9. */
function plain(text: string): string {
  return foldDigits(text.normalize("NFKC").replace(/[^\P{C}\s]/gu, ""));
}

function compact(text: string): string {
  return plain(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function ibanIn(text: string): string | undefined {
  for (const { index } of text.matchAll(/[A-Z]{2}(?=\d\d)/g)) {
    const rest = text.slice(index).replace(/[^A-Z0-9]/g, "");
    for (let length: number = ibanLengths.from; length <= ibanLengths.to; length += 1)
      if (isIban(rest.slice(0, length))) return rest.slice(0, length);
  }
  return undefined;
}

/** Digits with a space, dot, dash or slash between them are one number. */
function numbersIn(text: string): string[] {
  const found = text.match(/\d(?:[ .\-/\u2010-\u2015]?\d)*/g) ?? [];
  return found
    .map((number) => number.replace(/\D/g, ""))
    .filter((number) => number.length >= shortestNumber)
    .sort();
}
