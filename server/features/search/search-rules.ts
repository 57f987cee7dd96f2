// What a searched text may be besides words.
import { currencies, type Currency } from "../../kernel/currencies";
import { foldDigits } from "../../kernel/digits";
import { defaultLocale as staffLocale } from "../../locales/locale";
import { readTypedAmount } from "../../kernel/typed-amount";

/** Fewer letters and digits are no account or card number. */
const shortestAccount = 8;

/** The text, if it may be an IBAN, an account, a card number or a coin address. */
export function accountNumberIn(search: string): string | undefined {
  const bare = foldDigits(search).replace(/[^\p{L}\p{N}]/gu, "");
  return bare.length >= shortestAccount && /\d{2}/.test(bare) ? search : undefined;
}

/** Four digits alone, also as they are shown: "•••• 4242". */
export function lastFourIn(search: string): string | undefined {
  return /^[\s•*.]*(\d{4})\s*$/u.exec(foldDigits(search))?.[1];
}

/** The last four letters and digits of a bank account, also as they are shown: "•••• 6789". Four letters are a word. */
export function accountTailIn(search: string): string | undefined {
  const tail = /^[\s•*.]*([A-Z\d]{4})\s*$/u.exec(foldDigits(search).toUpperCase())?.[1];
  return tail !== undefined && /\d/.test(tail) ? tail : undefined;
}

interface SearchedAmount {
  readonly minor: number;
  /** Missing if the text names none. */
  readonly currency?: Currency;
}

/** The amount that the text is, such as "40", "1,234.50" or "€ 40". Staff write it as their pages do, in English. */
export function amountIn(search: string): SearchedAmount | undefined {
  for (const currency of [undefined, ...currencies]) {
    const typed = readTypedAmount(search, currency, staffLocale);
    if (typed.is !== "amount" && typed.is !== "ambiguous") continue;
    const decimal = typed.is === "amount" ? typed.decimal : typed.thousands;
    const minor = Number(decimal.replace(/\D/g, ""));
    return minor > 0 && Number.isSafeInteger(minor)
      ? { minor, ...(currency && { currency }) }
      : undefined;
  }
  return undefined;
}
