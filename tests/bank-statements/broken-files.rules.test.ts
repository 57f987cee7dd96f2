// A broken file is refused with one fault, or read as what it says: never an exception, and its sums hold.
import { describe, expect, test } from "vitest";
import { faultSentence } from "~server/features/bank-statements/read-statements";
import { parseStatement, type StatementFormat } from "~server/features/bank-statements/formats";
import {
  isStatementFault,
  statementLimits,
  type ParsedStatement,
} from "~server/features/bank-statements/statement-rules";
import { breaks } from "../support/inputs/broken-files";
import { randomFrom, randomStatement, statementsReadAt } from "../support/inputs/random-statements";
import {
  camtOf,
  camtVersions,
  csvMapping,
  csvOf,
  mt940Of,
} from "../support/inputs/written-statements";
import { sampled } from "../support/sized";

const csv: StatementFormat = { format: "csv", mapping: csvMapping };
const camt: StatementFormat = { format: "camt.053" };
const mt940: StatementFormat = { format: "mt940" };

const read = (bytes: Uint8Array, how: StatementFormat) =>
  parseStatement(bytes, how, statementsReadAt);

/** What is wrong with a reading, whatever the file was. */
function problemsOf({ opening, closing, lines, account, currency }: ParsedStatement): string[] {
  const sum = lines.reduce((all, { minor }) => all + minor, opening?.minor ?? 0n);
  const isDay = (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day <= "2026-11-29";
  const isPlain = (text: string | null) =>
    text === null || (text === text.trim() && !/[\p{Cc}\p{Cs}]/u.test(text));
  const texts = lines.flatMap(({ name, text, bankReference, endToEndId }) => [
    ...[name, text, bankReference, endToEndId],
  ]);
  return [
    opening && closing && sum !== closing.minor ? "sum" : "",
    lines.every(({ minor }) => minor !== 0n && minor < 2n ** 53n && minor > -(2n ** 53n))
      ? ""
      : "amount",
    lines.every(({ bookingDate }) => isDay(bookingDate)) ? "" : "day",
    texts.every(isPlain) ? "" : "text",
    account !== "" && ["EUR", "USD", "GBP"].includes(currency) ? "" : "account",
  ].filter((problem) => problem !== "");
}

async function outcomeOf(bytes: Uint8Array, how: StatementFormat) {
  const parsed = await read(bytes, how);
  if (!isStatementFault(parsed)) return parsed.flatMap(problemsOf);
  const sentence = faultSentence(parsed, how.format, "en");
  return sentence.length > 10 && sentence.length < 400 && !/\{[a-z]+\}/.test(sentence)
    ? []
    : [sentence];
}

const filesOf = (seed: number) => {
  const random = randomFrom(seed);
  const statements = [randomStatement(random, 1 + random(12)), randomStatement(random, random(4))];
  const [first] = statements;
  const version = camtVersions[random(camtVersions.length)] ?? "08";
  return [
    [camtOf(statements, version), camt],
    [mt940Of(statements, { pageLines: 5 }), mt940],
    [first ? csvOf(first) : "", csv],
  ] as const;
};

describe("a broken file is one fault or an honest reading", () => {
  const each = sampled(8, 200);
  test.each(Object.entries(breaks))("%s", async (what, broken) => {
    let faults = 0;
    for (let seed = 1; seed <= each; seed += 1)
      for (const [text, how] of filesOf(seed)) {
        const bytes = broken(Buffer.from(text), randomFrom(seed * 31 + what.length));
        const outcome = await outcomeOf(bytes, how);
        expect(outcome, `${what}, seed ${seed}, ${how.format}`).toEqual([]);
        if (isStatementFault(await read(bytes, how))) faults += 1;
      }
    expect(faults).toBeGreaterThan(0);
  });
});

describe("a file that is cut off anywhere", () => {
  const [[camtText, ,], [mt940Text], [csvText]] = filesOf(7);
  const step = sampled(41, 1);
  const cuts = (text: string, end: number) =>
    Array.from({ length: Math.floor(end / step) }, (_, at) =>
      Buffer.from(text).subarray(0, at * step),
    );

  test("is refused in camt", async () => {
    for (const bytes of cuts(camtText, Buffer.from(camtText).lastIndexOf("</Document>")))
      expect(isStatementFault(await read(bytes, camt)), bytes.toString().slice(-60)).toBe(true);
  });

  test("is refused in MT940 before the closing balance of its last statement", async () => {
    const last = mt940Text.lastIndexOf(":62F:");
    const start = mt940Text.lastIndexOf(":20:");
    for (const bytes of cuts(mt940Text, last)) {
      const parsed = await read(bytes, mt940);
      const isWhole = bytes.length <= Buffer.from(mt940Text.slice(0, start)).length + 4;
      expect(isStatementFault(parsed) || isWhole, bytes.toString().slice(-60)).toBe(true);
    }
  });

  test("is refused in CSV within a line", async () => {
    for (const bytes of cuts(csvText, Buffer.from(csvText).length))
      expect(
        isStatementFault(await read(bytes, csv)) || /[\r\n]$/.test(bytes.toString("latin1")),
        bytes.toString().slice(-60),
      ).toBe(true);
  });
});

describe("a file beyond the bounds is refused early", () => {
  const { elements, lines, bytes } = statementLimits;
  const head = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>';
  const row = "27.11.2026;;;;;1,00;EUR;1,00;;;\r\n";
  type Beyond = readonly [what: string, text: string, how: StatementFormat, code: string];
  const long = (): readonly Beyond[] => [
    ["of many elements", `${head}${"<a/>".repeat(elements + 1)}`, camt, "too_many_elements"],
    [
      "of many lines",
      `${csvOf(randomStatement(randomFrom(1), 0))}${row.repeat(lines + 1)}`,
      csv,
      "too_many_lines",
    ],
  ];
  test.each<Beyond>([
    ...sampled<readonly Beyond[]>([], long()),
    ["deep", `${head}${"<a>".repeat(100_000)}`, camt, "too_deep"],
    ["of one huge text", `${head}<a>${"x".repeat(2_000_000)}`, camt, "malformed_xml"],
    [
      "of one huge cell",
      `${csvOf(randomStatement(randomFrom(1), 0))}"${"x".repeat(2_000_000)}"\r\n`,
      csv,
      "text_too_long",
    ],
    [
      "of an open quotation",
      `${csvOf(randomStatement(randomFrom(1), 0))}"${row.repeat(9000)}`,
      csv,
      "text_too_long",
    ],
    ["of one huge field", `:20:X\n:25:${"x\n".repeat(500_000)}`, mt940, "text_too_long"],
    ["of many messages", ":20:X\n-\n".repeat(100_000), mt940, "missing_field"],
    ["larger than accepted", "x".repeat(bytes + 1), csv, "file_too_large"],
    ["empty", "", mt940, "empty_file"],
  ])("%s", async (_what, text, how, code) => {
    const start = process.cpuUsage();
    expect(await read(Buffer.from(text), how)).toMatchObject({ code });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(10);
  });
});
