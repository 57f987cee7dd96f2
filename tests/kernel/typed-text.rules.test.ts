// What was typed or pasted is read by the kind of its field: nothing unseen, one spelling, and never more than was meant.
import { describe, expect, test } from "vitest";
import { asCountry, asCountryCode, countryCodes, isCountryCode } from "~server/kernel/countries";
import { emailMaximumLength, readEmailAddress } from "~server/kernel/email-address";
import { isIban } from "~server/kernel/iban";
import { composePhoneNumber, readPhoneNumber } from "~server/kernel/phone";
import {
  asBic,
  asCode,
  asCoinAddress,
  asIban,
  asLine,
  asName,
  asNumber,
  asPassword,
  asText,
} from "~server/kernel/typed-text";

describe("free text", () => {
  test.each([
    ["a\r\nb", "a\nb"],
    ["a\rb\u2028c\u0085d", "a\nb\nc\nd"],
    ["Cafe\u0301", "Café"],
    ["a\u0000b\u0007c\u001b[31m", "abc[31m"],
    ["pay \u202etluafed\u202c now", "pay tluafed now"],
    ["\ufeffhello", "hello"],
    ["half \ud800 a character", "half  a character"],
    [
      "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family",
      "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family",
    ],
    ["مرحبا\u200f!", "مرحبا\u200f!"],
    ["ﬁne ½", "ﬁne ½"],
    ["٣ items", "٣ items"],
  ])("%j is %j", (typed, read) => expect(asText(typed)).toBe(read));

  test.each([
    "\u200b",
    "\u2060\ufeff",
    "\u0000",
    " \u3000\u00a0",
    "\u2800",
    "\u3164\u115f",
    "\u00ad",
    "\u0301\u0301",
    "\u{e0041}",
  ])("%j is nothing, because nothing of it can be seen", (typed) =>
    expect([asText(typed), asName(typed), asLine(typed)]).toEqual(["", "", ""]),
  );

  test("of one line has no second one", () =>
    expect(asLine("first\r\nsecond\tthird")).toBe("first second third"));
});

describe("names", () => {
  test.each([
    ["Mar\u200bia \u202eGarcı\u0301a", "Maria Garcı\u0301a".normalize("NFC")],
    ["José", "José"],
    ["علی\u200cرضا", "علی\u200cرضا"],
    ["ශ්\u200dරී", "ශ්\u200dරී"],
    ["നന്\u200dമ", "നന്\u200dമ"],
    ["No\u200dra", "Nora"],
    ["\u200cعلی\u200d", "علی"],
    ["Nora \u00a0 New", "Nora New"],
    ["Nora\r\nNew", "Nora New"],
    ["葛\u{e0100}城", "葛城"],
    ["photo_\u202egpj.exe", "photo_gpj.exe"],
  ])("%j is %j", (typed, read) => expect(asName(typed)).toBe(read));
});

describe("codes and numbers", () => {
  test.each([
    ["１２３\u200b４５６", "123456"],
    ["\u200e٤٩٢٠٣٩\u200f", "492039"],
    ["FT‑26321—ABC", "FT-26321-ABC"],
    ["ＣＯＢＡ", "COBA"],
    ["12\u00a034\u202f56", "12 34 56"],
    ["\ufeff TX-7Q2M\u2060-9KD4 ", "TX-7Q2M-9KD4"],
  ])("%j is %j", (typed, read) => expect(asCode(typed)).toBe(read));

  test.each([
    ["10²", /[^0-9.]/],
    ["1½", /[^0-9.]/],
    ["①②③", /[^0-9.]/],
  ])("the number %j keeps what is no digit, so that it is refused", (typed, odd) =>
    expect(asNumber(typed)).toMatch(odd),
  );

  test("a decimal point of Arabic script is one", () =>
    expect(asNumber("١٬٢٣٤٫٥٠")).toBe("1,234.50"));
});

describe("accounts", () => {
  const iban = "DE89370400440532013000";
  test.each([
    "IBAN DE89 3704 0044 0532 0130 00",
    "iban: de89-3704-0044-0532-0130-00",
    "\u200bDE89\u00a03704\u200b0044 0532 0130 00\u2060",
    "ＤＥ８９ 3704 0044 0532 0130 00",
    "IBANDE89370400440532013000",
  ])("%j is an IBAN", (typed) => {
    expect(asIban(typed)).toBe(iban);
    expect(isIban(asIban(typed))).toBe(true);
  });

  test.each([
    "BIC COBADEFFXXX",
    "SWIFT/BIC: COBADEFFXXX",
    "swift code COBADEFFXXX",
    "cobadeff\u200bxxx",
  ])("%j is a BIC", (typed) => expect(asBic(typed)).toBe("COBADEFFXXX"));
  test("a BIC may begin like its own label", () => expect(asBic("BICFDEFF")).toBe("BICFDEFF"));

  const address = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
  test.each([
    `bitcoin:${address}`,
    `bitcoin:${address}?amount=0.1&label=Nora`,
    `BITCOIN://${address}`,
    `${address.slice(0, 9)}\u200b${address.slice(9)}\n`,
  ])("%j is an address of a coin", (typed) => expect(asCoinAddress(typed)).toBe(address));
});

describe("IBANs", () => {
  const withCheck = (country: string, account: string) => {
    const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) =>
      String(parseInt(letter, 36)),
    );
    return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
  };

  // Where no structure is published, banks have letters where others have digits.
  test.each([
    ["CI", "CI0080111301134291200589"],
    ["CI", "A00010001012345678901234"],
    ["SN", "SN0080100100152000048500"],
    ["ML", "ML0160120102600100668497"],
    ["BF", "BF0840101300463574000390"],
    ["CM", "10002000300277976315008"],
    ["HN", "CABF00000000000250005469"],
    ["BI", "10000100010000332045181"],
  ])("one of %s with the account %s", (country, account) => {
    const iban = withCheck(country, account);
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.slice(0, -1) + (iban.endsWith("1") ? "2" : "1"))).toBe(false);
    expect(isIban(`${iban}0`)).toBe(false);
  });

  test.each([
    "GB82WEST12345698765432",
    "NO9386011117947",
    "FR1420041010050500013M02606",
    "MT84MALT011000012345MTLCAST001S",
  ])("%s of the registry", (iban) => expect(isIban(iban)).toBe(true));
  test.each([
    "",
    "DE",
    "ZZ68539007547034",
    "DE89370400440532013001",
    withCheck("DE", "A70400440532013000"),
    "US64SVBKUS6S3300958879",
  ])("%j is none", (text) => expect(isIban(text)).toBe(false));
});

describe("phone numbers", () => {
  test.each([
    ["+39", "06 1234 5678", "+390612345678"],
    ["+39", "347 123 4567", "+393471234567"],
    ["+225", "07 07 12 34 56", "+2250707123456"],
    ["+225", "2721 234567", "+2252721234567"],
    ["+44", "020 7946 0105", "+442079460105"],
    ["+49", "030 901820", "+4930901820"],
    ["+36", "06 1 234 5678", "+3612345678"],
    ["+7", "8 912 345-67-89", "+79123456789"],
    ["+378", "0549 886377", "+3780549886377"],
    ["+1", "1 (202) 555-0101", "+12025550101"],
    ["+39", "0039 06 1234 5678", "+390612345678"],
    ["+1", "0044 20 7946 0105", "+442079460105"],
    ["+1", "+44 (0)20 7946 0105", "+442079460105"],
    ["+1", "\u202a‪٢٠٢\u200b ٥٥٥ ٠١٠١\u202c", "+12025550101"],
  ])("%s and %j are %s", (code, typed, stored) =>
    expect(composePhoneNumber(code, typed)).toBe(stored),
  );

  test.each(["", "12", "+1 202", "call me", "+1 202 555 0101 ext. 12", "+999 123456789"])(
    "%j is none",
    (typed) => expect(readPhoneNumber(typed)).toBeUndefined(),
  );
});

describe("email addresses", () => {
  const domain = (length: number) => `${"a".repeat(60)}.`.repeat(9).slice(0, length - 4) + ".org";
  test.each([
    ["nora@example.org", "nora@example.org"],
    [" Nora.New@Example.org\u200b", "Nora.New@Example.org"],
    ["nora@xn--e1afmkfd.xn--p1ai", "nora@xn--e1afmkfd.xn--p1ai"],
    ["nora@пример.рф", "nora@xn--e1afmkfd.xn--p1ai"],
    ["nora@bücher.example", "nora@xn--bcher-kva.example"],
    ["nora@bu\u0308cher.example", "nora@xn--bcher-kva.example"],
    ["a&b@example.org", "a&b@example.org"],
    ["o'neil+tag/x=1@example.org", "o'neil+tag/x=1@example.org"],
    ["nora＠example。org", "nora@example.org"],
    [`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
    [`n@${"b".repeat(63)}.org`, `n@${"b".repeat(63)}.org`],
  ])("%j is %s", (typed, read) => expect(readEmailAddress(typed)).toBe(read));

  test.each([
    "",
    "nora",
    "@example.org",
    "nora@",
    "nora@example",
    "nora@@example.org",
    "no ra@example.org",
    ".nora@example.org",
    "no..ra@example.org",
    "nora@-example.org",
    "nora@exa_mple.org",
    "nora@example..org",
    "nora@example.org.",
    "nora@127.0.0.1",
    "nora@[127.0.0.1]",
    "nora@example.org/path",
    "nora@xn--a.example",
    "nora@example.123",
    "nöra@example.org",
    "nora\r\nBcc: x@example.org",
    `${"a".repeat(65)}@example.org`,
    `n@${"b".repeat(64)}.org`,
    `${"a".repeat(64)}@${domain(emailMaximumLength - 64)}`,
  ])("%j is none", (typed) => expect(readEmailAddress(typed)).toBeUndefined());
});

describe("countries", () => {
  test("are those of ISO 3166-1, and Kosovo", () => {
    expect(countryCodes).toHaveLength(250);
    for (const code of ["AQ", "CI", "GB", "PS", "TW", "XK"]) expect(isCountryCode(code)).toBe(true);
    for (const code of ["ZZ", "UK", "EU", "AA", "SU", "us", "", "USA"])
      expect(isCountryCode(code)).toBe(false);
  });

  test.each([
    ["UK", "GB"],
    [" uk\u200b", "GB"],
    ["ＵＳ", "US"],
    ["de", "DE"],
  ])("the code %j is %s", (typed, code) => expect(asCountryCode(typed)).toBe(code));

  test.each([
    ["United Kingdom", "GB"],
    ["england", "GB"],
    ["the Netherlands", "NL"],
    ["Côte d'Ivoire", "CI"],
    ["Cote d’Ivoire", "CI"],
    ["Ivory Coast", "CI"],
    ["USA", "US"],
    ["U.S.", "US"],
    ["United States of America", "US"],
    ["Korea, Republic of", "KR"],
    ["South Korea", "KR"],
    ["Turkey", "TR"],
    ["Türkiye", "TR"],
    ["St. Lucia", "LC"],
    ["Bosnia & Herzegovina", "BA"],
    ["Hong Kong", "HK"],
    ["DEU", "DE"],
    ["Freedonia", "Freedonia"],
    ["ZZ", "ZZ"],
    ["", ""],
  ])("the country of an address %j is %j", (typed, read) => expect(asCountry(typed)).toBe(read));
});

test("a password is the same whatever keyboard sends it", () => {
  expect(asPassword("cafe\u0301 \u00e9\u3000")).toBe("caf\u00e9 \u00e9 ");
  expect(asPassword("ﬁ Ａ")).toBe("ﬁ Ａ");
  expect(asPassword(" spaces  stay ")).toBe(" spaces  stay ");
});
