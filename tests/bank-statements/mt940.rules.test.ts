// MT940 as German, Dutch, British and SWIFT's own files have it.
import { describe, expect, test } from "vitest";
import { parseStatement } from "~server/features/bank-statements/formats";
import { isStatementFault } from "~server/features/bank-statements/statement-rules";

const now = Date.parse("2026-11-28T12:00:00Z");
const read = (text: string | Uint8Array) =>
  parseStatement(typeof text === "string" ? Buffer.from(text) : text, { format: "mt940" }, now);

async function statementsIn(text: string | Uint8Array) {
  const parsed = await read(text);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

const message = (lines: string, { closing = "1254,50", end = "-" } = {}) =>
  `:20:STARTUMSE
:25:37040044/0532013000EUR
:28C:00227/1
:60F:C261126EUR20,00
${lines}:62F:C261127EUR${closing}
:64:C261127EUR${closing}
${end}
`;

const german = `:61:2611271127C1234,50N166NONREF//POS 5402
:86:166?00GUTSCHRIFT ÜBERWEISUNG?109310?20EREF+RF18539007547034
?21KREF+0001?22SVWZ+Einzahlung auf mein Ha?23ndelskonto RF18 5390 0754
?24 7034?30COBADEFFXXX?31DE02120300000000202051?32JÖRG MÜLLER UND SOE
?33HNE
`;

const lineWith = (field61: string, field86 = "") =>
  `:20:X\n:25:NL91ABNA0417164300\n:28C:1/1\n:60F:C260101EUR0,00\n:61:${field61}\n${field86 && `:86:${field86}\n`}`;
const closed = (text: string, amount: string, mark = "C") =>
  `${text}:62F:${mark}261127EUR${amount}\n-\n`;

const lineOf = async (text: string) => (await statementsIn(text))[0]?.lines[0];

describe("MT940 of a German bank", () => {
  test("is read with its subfields", async () => {
    expect(await statementsIn(message(german))).toEqual([
      {
        account: "37040044/0532013000",
        currency: "EUR",
        number: "00227",
        opening: { day: "2026-11-26", minor: 2000n },
        closing: { day: "2026-11-27", minor: 125450n },
        lines: [
          {
            place: 5,
            bookingDate: "2026-11-27",
            valueDate: "2026-11-27",
            minor: 123450n,
            isReversal: false,
            bankReference: "POS 5402",
            endToEndId: "RF18539007547034",
            payerReference: null,
            name: "JÖRG MÜLLER UND SOE HNE",
            account: "DE02120300000000202051",
            text: "Einzahlung auf mein Handelskonto RF18 5390 0754 7034",
            kind: "N166+166",
          },
        ],
      },
    ]);
  });
});

describe("a line of MT940", () => {
  test.each([
    ["2611271127C12,5NTRFX", "C", "12,50", 1250n, false],
    ["2611271127D12,50NTRFX", "D", "12,50", -1250n, false],
    ["2611271127RC12,50NTRFX", "D", "12,50", -1250n, true],
    ["2611271127RD12,50NTRFX", "C", "12,50", 1250n, true],
    ["2611271127CR12,50NTRFX", "C", "12,50", 1250n, false],
    ["261127C12,NTRFX", "C", "12,00", 1200n, false],
  ])("%s", async (field, mark, amount, minor, isReversal) => {
    const line = await lineOf(closed(lineWith(field), amount, mark));
    expect(line).toMatchObject({ minor, isReversal, bookingDate: "2026-11-27", endToEndId: "X" });
  });

  test.each([
    ["2601021231", "2025-12-31", "2026-01-02"],
    ["2512310102", "2026-01-02", "2025-12-31"],
    ["2401310229", "2024-02-29", "2024-01-31"],
    ["261127", "2026-11-27", "2026-11-27"],
  ])("with the dates %s was booked on %s", async (dates, bookingDate, valueDate) => {
    const line = await lineOf(closed(lineWith(`${dates}C1,00NTRFX`), "1,00"));
    expect(line).toMatchObject({ bookingDate, valueDate });
  });

  test("has the bank's reference and a supplement below", async () => {
    const field = "2611271127C1,00NMSCNONREF//B-77\n/OCMT/USD1,10";
    expect(await lineOf(closed(lineWith(field), "1,00"))).toMatchObject({
      bankReference: "B-77",
      endToEndId: null,
      text: "/OCMT/USD1,10",
      kind: "NMSC",
    });
  });

  test.each([
    [
      "a Dutch bank",
      `/TRTP/SEPA OVERBOEKING/IBAN/NL12INGB0001234567/BIC/INGBNL2A/NAME/
J DE VRIES/REMI/RF18 5390 0754 7034 storting op mijn rekening voo
r handel/EREF/INV-9`,
      {
        name: "J DE VRIES",
        account: "NL12INGB0001234567",
        endToEndId: "INV-9",
        text: "RF18 5390 0754 7034 storting op mijn rekening voor handel",
      },
    ],
    [
      "another one",
      "/EREF/INV-9//CNTP/NL12INGB0001234567/INGBNL2A/J DE VRIES/AMSTERDAM//REMI/USTD//deposit/",
      {
        name: "J DE VRIES",
        account: "NL12INGB0001234567",
        endToEndId: "INV-9",
        text: "deposit",
      },
    ],
    [
      "a structured reference",
      "/EREF/NOTPROVIDED/ORDP//NAME/J DE VRIES/REMI/STRD/CUR/RF18539007547034/",
      { name: "J DE VRIES", endToEndId: "X", payerReference: "RF18539007547034" },
    ],
    [
      "a British bank, without structure",
      "FASTER PAYMENT\nJ SMITH RF18539007547034",
      { name: null, account: null, text: "FASTER PAYMENT J SMITH RF18539007547034" },
    ],
    [
      "a payer who writes codes into the text",
      "/EREF/INV-9/NAME/EVE/REMI/hello/NAME/John Smith/IBAN/GB29NWBK60161331926819/EREF/TX-1",
      { name: "EVE", account: null, endToEndId: "INV-9" },
    ],
    [
      "a payer who writes German codes into the text",
      "166?00X?20EREF+INV-9?21SVWZ+a text that is long an?22EREF+TX-1?32EVE",
      { name: "EVE", endToEndId: "INV-9", text: "a text that is long anEREF+TX-1" },
    ],
  ])("of %s", async (_what, details, expected) => {
    const line = await lineOf(closed(lineWith("2611271127C1,00NTRFX", details), "1,00"));
    expect(line).toMatchObject(expected);
  });
});

describe("a file of MT940", () => {
  const plain = ":61:2611271127C1234,50NTRFX\n";
  const page = (opening: string, closing: string, number: string, lines = plain) =>
    `:20:X\n:25:DE1\n:28C:${number}\n:60${opening}\n${lines}:62${closing}\n-\n`;
  const first = page("F:C261126EUR20,00", "M:C261127EUR1254,50", "7/1");
  const second = page("M:C261127EUR1254,50", "F:C261127EUR2489,00", "7/2");

  test("has messages of SWIFT", async () => {
    const body = message(plain, { end: "" });
    const envelope =
      "{1:F01BANKDEFFXXXX0000000000}{2:O9401200261127BANKDEFFXXXX00000000002611271200N}{4:";
    const text = `${envelope}\r\n${body}-}{5:{CHK:1}}${envelope}\r\n${body}-}`;
    const parsed = await statementsIn(text.replace(/\r?\n/g, "\r\n"));
    expect(parsed.map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  test("has a heading of the bank's own, and Windows-1252", async () => {
    const text = `ABNANL2A\n940\nABNANL2A\n${message(german)}`;
    const [statement] = await statementsIn(Buffer.from(text, "latin1"));
    expect(statement?.lines[0]?.name).toBe("JÖRG MÜLLER UND SOE HNE");
  });

  test("has a statement on several pages", async () => {
    expect(await statementsIn(first + second)).toMatchObject([
      {
        number: "7",
        opening: { day: "2026-11-26", minor: 2000n },
        closing: { day: "2026-11-27", minor: 248900n },
        lines: [{ minor: 123450n }, { minor: 123450n }],
      },
    ]);
  });

  test("leaves out lines that move no money", async () => {
    const lines = `${plain}:61:2611271127C0,00NMSCX\n:86:Notice\n`;
    expect((await statementsIn(message(lines)))[0]?.lines).toHaveLength(1);
  });

  const whole = message(plain);
  test.each<[string, string, object]>([
    ["no MT940", "Date;Amount\n1;2\n", { code: "not_mt940" }],
    ["cut off", whole.slice(0, whole.indexOf(":62F")), { code: "incomplete" }],
    [
      "another total",
      message(plain, { closing: "1254,51" }),
      { code: "balance_mismatch", place: 1 },
    ],
    ["page 2 missing", first, { code: "page_missing", values: { page: "2", statement: "7" } }],
    ["page 1 missing", second, { code: "page_missing", values: { page: "1", statement: "7" } }],
    [
      "page 2 of another balance",
      first + page("M:C261127EUR1254,51", "F:C261127EUR2489,01", "7/2"),
      { code: "page_mismatch" },
    ],
    ["an unknown currency", whole.replaceAll("EUR", "XAU"), { code: "unknown_currency", place: 4 }],
    ["a date in the future", whole.replace("2611271127", "2611271130"), { code: "future_date" }],
    [
      "no such day",
      whole.replace("2611271127", "2602301127"),
      { code: "unreadable_date", place: 5 },
    ],
    [
      "no account",
      whole.replace(/:25:.*\n/, ""),
      { code: "missing_field", values: { field: ":25:" } },
    ],
    ["no opening balance", whole.replace(/:60F:.*\n/, ""), { code: "unreadable_field", place: 4 }],
    [
      "a decimal point",
      whole.replace("1234,50", "1234.50"),
      { code: "unreadable_field", place: 5 },
    ],
    ["two closing balances", whole.replace(":64:", ":62F:"), { code: "unreadable_field" }],
    [
      "a huge amount",
      whole.replace("1234,50", "99999999999999999,50"),
      { code: "amount_too_large", place: 5 },
    ],
    [
      "a line after the closing balance",
      whole.replace(/:64:.*\n/, plain),
      { code: "unreadable_field" },
    ],
  ])("with %s is refused", async (_what, text, fault) => {
    expect(await read(text)).toMatchObject(fault);
  });
});
