// The same account or card, however it was written.
import { expect, test } from "vitest";
import {
  bitcoinAccount,
  cardAccount,
  describedAccount,
  ibanAccount,
  usAccount,
  type PaymentAccount,
} from "~server/features/payment-accounts/account-number";

const bech32 = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
const base58 = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

test.for<[string, (text: string) => PaymentAccount, readonly [string, ...string[]]]>([
  [
    "an IBAN",
    ibanAccount,
    [
      "DE89370400440532013000",
      "de89 3704 0044 0532 0130 00",
      "DE89-3704-0044-0532-0130-00",
      "DE\u200b89370400440532013000",
      "DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠",
    ],
  ],
  [
    "an IBAN in free text",
    describedAccount,
    [
      "IBAN: GB29 NWBK 6016 1331 9268 19, First Bank",
      "gb29nwbk60161331926819",
      "Account of Nora New\nGB29-NWBK-6016-1331-9268-19 (BIC NWBKGB2L)",
      "Please pay to IBAN GB29 NWBK 6016 1331 9268 19 SWIFT NWBKGB2L",
    ],
  ],
  [
    "an account in free text",
    describedAccount,
    [
      "Bank of Example, account 123456789",
      "BANK OF EXAMPLE  account no. 123-456-789",
      "123 456 789 at Bank of Example",
      "Account １２３４５６７８９, Bank of Example",
      "حساب ١٢٣٤٥٦٧٨٩",
    ],
  ],
  [
    "an account with a branch in free text",
    describedAccount,
    [
      "sort code 20-00-00, account 12345678",
      "Account: 12345678; Sort code: 200000",
      "20.00.00 / no 1234 5678",
    ],
  ],
  [
    "a short account in free text",
    describedAccount,
    ["Acme Savings, box 12", "acme savings: BOX 12", "box 12, Acme  Savings."],
  ],
  [
    "a card",
    cardAccount,
    [
      "4111111111111111",
      "4111 1111 1111 1111",
      "4111-1111-1111-1111",
      "４１１１１１１１１１１１１１１１",
    ],
  ],
  [
    "a bech32 address",
    bitcoinAccount,
    [bech32, bech32.toUpperCase(), `bitcoin:${bech32}?amount=0.1`, ` ${bech32}\u200b`],
  ],
  ["a base58 address", bitcoinAccount, [base58, `bitcoin:${base58}`, ` ${base58} `]],
])("%s is the same, however it is written", ([, accountOf, [first, ...others]]) => {
  for (const other of others) expect(accountOf(other)).toEqual(accountOf(first));
});

test("an account in the United States is the same with and without separators, leading zeros, or as free text", () => {
  const account = usAccount("021000021", "000123456789");
  expect(usAccount("0210-0002-1", "123 456 789")).toEqual(account);
  expect(usAccount("٠٢١٠٠٠٠٢١", "123456789")).toEqual(account);
  expect(describedAccount("Lakeside Federal, ABA 021000021, account 000123456789")).toEqual(
    account,
  );
  expect(describedAccount("no. 123456789; routing 021000021")).toEqual(account);
});

test("an address and an IBAN are found in free text as what they are", () => {
  expect(describedAccount(`send to ${base58}, please`)).toEqual(bitcoinAccount(base58));
  expect(describedAccount("my account DE89 3704 0044 0532 0130 00")).toEqual(
    ibanAccount("DE89370400440532013000"),
  );
});

test.for<[string, PaymentAccount, PaymentAccount]>([
  ["IBANs", ibanAccount("DE89370400440532013000"), ibanAccount("DE75512108001245126199")],
  [
    "accounts of one bank",
    usAccount("021000021", "123456789"),
    usAccount("021000021", "123456788"),
  ],
  ["banks", usAccount("021000021", "123456789"), usAccount("011000015", "123456789")],
  [
    "cards with the same last four",
    cardAccount("4000056655661111"),
    cardAccount("4111111111111111"),
  ],
  ["base58 addresses in case", bitcoinAccount(base58), bitcoinAccount(base58.toLowerCase())],
  ["kinds", cardAccount("123456789012"), describedAccount("123456789012")],
  ["texts", describedAccount("First Bank, 1234"), describedAccount("Second Bank, 1234")],
])("different %s are different", ([, one, other]) => {
  expect(one.number).not.toBe(other.number);
});
