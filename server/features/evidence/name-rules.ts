// Whether the holder of a card or account is the customer.

// Letters that Unicode doesn't decompose into a letter and an accent.
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** Case, accents, punctuation, and the order of the words make no difference. */
export function isSameName(one: string, other: string): boolean {
  const normalized = wordsOf(one);
  return normalized !== "" && normalized === wordsOf(other);
}

function wordsOf(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æđðıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(" ");
}

interface Payee {
  readonly account: string;
  /** Missing if the account details are free text. */
  readonly holder?: string;
}

/** The parts of a masked bank destination. Reads from the first dots on, so that no name can hide what follows it. */
export function payeeIn(masked: string): Payee {
  const [, account, holder] = /^(.*?••••[^,]{0,4}), (.*)$/s.exec(masked) ?? [];
  return account === undefined || holder === undefined ? { account: masked } : { account, holder };
}
