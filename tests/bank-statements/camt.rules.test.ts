// camt.053 of all supported versions.
import { describe, expect, test } from "vitest";
import {
  camtCredit,
  camtCreditLine,
  camtEntry,
  camtFile,
  camtLinesIn,
  camtStatementsIn,
  camtTotal,
  camtTransaction,
  readCamt,
} from "../support/inputs/camt-samples";
import { camtVersions } from "../support/inputs/written-statements";

describe("camt.053", () => {
  test.each(camtVersions)("of version %s is read", async (version) => {
    const text = camtFile({ version, entries: camtCredit(version), closing: "1254.50" });
    expect(await camtStatementsIn(text)).toEqual([
      {
        account: "DE89370400440532013000",
        currency: "EUR",
        number: "2026-227",
        opening: { day: "2026-11-26", minor: 2000n },
        closing: { day: "2026-11-27", minor: 125450n },
        lines: [camtCreditLine],
      },
    ]);
  });

  test.each(["01", "09", "10"])("of version %s is refused", async (version) => {
    expect(await readCamt(camtFile({ version }))).toEqual({
      code: "unsupported_version",
      place: null,
      values: { version },
    });
  });
});

describe("entries of camt", () => {
  test("are final only if they are booked", async () => {
    const entries = ["PDNG", "INFO", "FUTR"].map((status) => camtEntry({ status })).join("");
    expect(await camtLinesIn(entries + camtEntry(), "30.00")).toMatchObject([
      { place: 4, minor: 1000n },
    ]);
  });

  test("of a batch are its transactions, if they add up", async () => {
    const details =
      camtTransaction("4.00", "<Refs><EndToEndId>A</EndToEndId></Refs>") + camtTransaction("6.00");
    const lines = await camtLinesIn(camtEntry({ direction: "DBIT", details }), "10.00");
    expect(lines).toMatchObject([
      { place: 1, minor: -400n, endToEndId: "A" },
      { place: 1, minor: -600n, endToEndId: null },
    ]);
    expect(
      await readCamt(
        camtFile({
          entries: camtEntry({ details: details.replace("6.00", "6.01") }),
          closing: "30.00",
        }),
      ),
    ).toMatchObject({
      code: "batch_mismatch",
      place: 1,
      values: { expected: "10.00 EUR", found: "10.01 EUR" },
    });
  });

  test("of a batch without its transactions have its reference", async () => {
    const details = "<Btch><PmtInfId>PB-0123456789</PmtInfId><NbOfTxs>7</NbOfTxs></Btch>";
    expect(await camtLinesIn(camtEntry({ direction: "DBIT", details }), "10.00")).toMatchObject([
      { minor: -1000n, endToEndId: "PB-0123456789" },
    ]);
  });

  test("that take something back name the parties of the payment", async () => {
    const parties = `<RltdPties><Dbtr><Pty><Nm>Operator</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Jörg Müller</Nm></Pty></Cdtr></RltdPties>`;
    const reason = "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>";
    const more = "<RvslInd>true</RvslInd><BookgDt><Dt>2026-11-27</Dt></BookgDt>";
    const details = camtTransaction("10.00", parties + reason);
    expect(await camtLinesIn(camtEntry({ more, details }), "30.00")).toMatchObject([
      { minor: 1000n, isReversal: true, name: "Jörg Müller", kind: "AC04" },
    ]);
  });

  test("may have no booking date, an additional text and the bank's own code", async () => {
    const more = `<ValDt><Dt>2026-11-27+01:00</Dt></ValDt><BkTxCd><Prtry><Cd>NTRF+808</Cd></Prtry></BkTxCd><AddtlNtryInf>Fees</AddtlNtryInf>`;
    expect(await camtLinesIn(camtEntry({ direction: "DBIT", more }), "10.00")).toMatchObject([
      { bookingDate: "2026-11-27", text: "Fees", kind: "NTRF+808", name: null },
    ]);
  });

  test("that move no money are left out", async () => {
    expect(
      await camtLinesIn(camtEntry({ amount: "0.00" }) + camtEntry({ amount: "10" }), "30.00"),
    ).toHaveLength(1);
  });

  test("of 8,000 are read, whatever is between them", async () => {
    const entries = Array.from({ length: 8000 }, () => camtEntry({ amount: "0.01" })).join("\n   ");
    expect(await camtLinesIn(entries, "100.00")).toHaveLength(8000);
  });
});

describe("a file of camt", () => {
  test("has several statements", async () => {
    const text = camtFile({});
    const [, statement = ""] = /(<Stmt>.*<\/Stmt>)/s.exec(text) ?? [];
    const other = statement.replace("2026-227", "2026-228");
    const parsed = await camtStatementsIn(text.replace(statement, statement + other));
    expect(parsed.map(({ number }) => number)).toEqual(["2026-227", "2026-228"]);
  });

  test("has prefixes, and data of another namespace", async () => {
    const prefixed = camtFile({ entries: camtCredit("08"), closing: "1254.50" })
      .replace(/<(\/?)([A-Z])/g, "<$1n:$2")
      .replace("xmlns=", 'xmlns:x="urn:other" xmlns:n=')
      .replace("<n:Bal>", "<x:Bal><x:Amt>7</x:Amt></x:Bal><n:Bal>");
    expect(await camtStatementsIn(prefixed)).toMatchObject([{ lines: [camtCreditLine] }]);
  });

  test.each([
    ["UTF-8", "utf8"],
    ["utf-8", "utf8"],
    ["ISO-8859-1", "latin1"],
    ["iso-8859-15", "latin1"],
    ["Windows-1252", "latin1"],
  ] as const)("is encoded as %s", async (encoding, written) => {
    const heading = `<?xml version="1.0" encoding="${encoding}" standalone="yes"?>`;
    const text = camtFile({ heading, entries: camtCredit("08"), closing: "1254.50" });
    const [statement] = await camtStatementsIn(Buffer.from(text, written));
    expect(statement?.lines[0]?.name).toBe("Jörg Müller & Söhne");
  });

  test("begins with a byte order mark", async () => {
    expect(await camtStatementsIn(`\ufeff${camtFile({})}`)).toHaveLength(1);
  });

  test.each([
    ["ISO-8859-15", 0xa4, "€"],
    ["Windows-1252", 0x80, "€"],
    ["ISO-8859-15", 0xb8, "ž"],
  ])("has in %s at %i a %s", async (encoding, byte, letter) => {
    const heading = `<?xml version='1.0' encoding='${encoding}'?>`;
    const text = camtFile({
      heading,
      entries: camtCredit("08").replace("Jörg", "~"),
      closing: "1254.50",
    });
    const bytes = Buffer.from(text, "latin1");
    bytes[bytes.indexOf("~")] = byte;
    expect((await camtStatementsIn(bytes))[0]?.lines[0]?.name).toBe(`${letter} Müller & Söhne`);
  });

  test.each([
    ["all", camtTotal("TtlNtries", "3", "20.00")],
    ["credits", camtTotal("TtlCdtNtries", "2", "15.0")],
    ["debits", camtTotal("TtlDbtNtries", "1", "5")],
    ["only what is booked", camtTotal("TtlNtries", "2", "10.00")],
  ])("has totals of %s", async (_what, summary) => {
    const entries =
      camtEntry({ amount: "5.00" }) +
      camtEntry({ status: "<Cd>PDNG</Cd>" }) +
      camtEntry({ amount: "5.00", direction: "DBIT" });
    expect(await camtStatementsIn(camtFile({ entries, summary }))).toHaveLength(1);
  });
});
