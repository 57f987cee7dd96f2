// Digits of all scripts, in every field that asks for digits: read as meant, or refused in words.
import { describe, expect, test } from "vitest";
import { cardFields } from "~server/features/cards/schemas";
import { BankDetailsForm } from "~server/features/withdrawals/schemas";
import { CodeBody } from "~server/features/second-factor/schemas";
import { stepOfCode } from "~server/features/second-factor/totp";
import { LoginBody, PhoneNumber } from "~server/features/users/person-schemas";
import { foldDigits } from "~server/kernel/digits";
import { composePhoneNumber } from "~server/kernel/phone";
import { Amount, typedAmount } from "~server/kernel/schemas/amount";

const zeros = {
  "Arabic-Indic": 0x660,
  "extended Arabic-Indic": 0x6f0,
  Devanagari: 0x966,
  Thai: 0xe50,
  "full width": 0xff10,
  "mathematical bold": 0x1d7ce,
  "mathematical sans-serif": 0x1d7e2,
  "mathematical monospace": 0x1d7f6,
};
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (one) => String.fromCodePoint(zero + Number(one)));

describe.each(Object.entries(zeros))("in %s digits", (_script, zero) => {
  const typed = (text: string) => inScript(text, zero);

  test("each digit is itself, and nothing else is changed", () => {
    expect(foldDigits(typed("0123456789"))).toBe("0123456789");
    expect(foldDigits(`${typed("a1")}-²①Ⅷ ${typed("9")}b`)).toBe("a1-²①Ⅷ 9b");
  });

  test("codes, cards, amounts, phones and bank accounts are read as meant", () => {
    expect(CodeBody.parse({ code: typed("492039") }).code).toBe("492039");
    const login = { email: "a@b.example", password: "x", code: typed("492039") };
    expect(LoginBody.parse(login).code).toBe("492039");
    expect(cardFields.cardNumber.parse(typed("4111 1111 1111 1111"))).toBe("4111111111111111");
    expect(cardFields.expiryDate.parse(typed("12/2029"))).toBe("12/29");
    expect(cardFields.cvv.parse(typed("123"))).toBe("123");
    expect(Amount.parse(typed("12.5"))).toBe("12.50");
    expect(typedAmount("movement", "USD").parse(typed("$1,234.50"))).toBe("1234.50");
    expect(PhoneNumber.parse(typed("+12025550101"))).toBe("+12025550101");
    expect(composePhoneNumber("+1", typed("202 555 0101"))).toBe("+12025550101");
    const names = { recipientName: "Nora New", bankName: "First Bank" };
    const usa = { accountNumber: typed("000123456789"), routingNumber: typed("021000021") };
    expect(BankDetailsForm.parse({ region: "USA", ...names, ...usa })).toMatchObject({
      accountNumber: "000123456789",
      routingNumber: "021000021",
    });
    const europe = { ...usa, iban: typed("DE89 3704 0044 0532 0130 00"), swiftCode: "COBADEFFXXX" };
    expect(
      BankDetailsForm.parse({ region: "EUROPE", recipientName: "Nora New", ...europe }),
    ).toMatchObject({ iban: "DE89370400440532013000" });
  });
});

const odd = [
  "①②③④⑤⑥",
  "²³¹²³¹",
  "ⅠⅡⅢⅣⅤⅥ",
  "一二三四五六",
  "💶💶💶",
  "\ud800\ud800",
  "１２３ ４５６é",
  "%E0%A4%A",
  "\u200b",
];

test.each(odd)("%j is refused in words, and no library throws", (text) => {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  expect(stepOfCode(secret, text, Date.now())).toBeNull();
  for (const schema of [
    cardFields.cardNumber,
    cardFields.expiryDate,
    cardFields.cvv,
    Amount,
    typedAmount("movement", "USD"),
    PhoneNumber,
  ])
    expect(schema.safeParse(text).error?.issues[0]?.message).toMatch(/\w/);
  const names = { recipientName: "Nora New", bankName: "First Bank" };
  for (const block of [
    { region: "USA", ...names, accountNumber: text, routingNumber: text },
    { region: "EUROPE", ...names, accountNumber: text, iban: text, swiftCode: text },
  ])
    expect(BankDetailsForm.safeParse(block).success).toBe(false);
});
