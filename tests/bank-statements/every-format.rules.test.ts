// The same statements in every format are read as the same lines.
import { describe, expect, test } from "vitest";
import {
  lineIdentities,
  parseStatement,
  type StatementFormat,
} from "~server/features/bank-statements/formats";
import {
  isStatementFault,
  type ParsedLine,
  type ParsedStatement,
} from "~server/features/bank-statements/statement-rules";
import { randomFrom, randomStatement, statementsReadAt } from "../support/inputs/random-statements";
import {
  camtOf,
  camtVersions,
  csvMapping,
  csvOf,
  mt940Of,
} from "../support/inputs/written-statements";
import { sampled } from "../support/sized";

async function readBack(text: string, how: StatementFormat) {
  const parsed = await parseStatement(Buffer.from(text), how, statementsReadAt);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

/** What each format can say of a statement. */
const without =
  (...left: readonly (keyof ParsedLine)[]) =>
  (statements: readonly ParsedStatement[]) =>
    statements.map((statement) => ({
      ...statement,
      lines: statement.lines.map((line) => ({
        ...line,
        ...Object.fromEntries(left.map((name) => [name, null])),
      })),
    }));

const linesEach = sampled(40, 500);
const statements = Array.from({ length: sampled(5, 20) }, (_, seed) =>
  randomStatement(randomFrom(seed + 1), linesEach),
);

describe("random statements are read back", () => {
  const camt = without("place", "kind");
  test.each(camtVersions)("from camt.053.001.%s", async (version) => {
    const text = camtOf(statements, version);
    expect(camt(await readBack(text, { format: "camt.053" }))).toEqual(camt(statements));
  });

  test("from MT940, on pages", async () => {
    const mt940 = without("place", "kind", "payerReference");
    const text = mt940Of(statements, { pageLines: 7 });
    expect(mt940(await readBack(text, { format: "mt940" }))).toEqual(mt940(statements));
  });

  test("from CSV", async () => {
    const csv = without("place", "kind", "isReversal");
    for (const statement of statements) {
      const read = await readBack(csvOf(statement), { format: "csv", mapping: csvMapping });
      expect(csv(read)).toEqual(csv([{ ...statement, number: null }]));
    }
  });
});

describe("overlapping files", () => {
  const identitiesIn = async (statement: ParsedStatement) =>
    (await readBack(camtOf([statement], "08"), { format: "camt.053" })).flatMap((one) =>
      lineIdentities(one),
    );

  /** The lines of some days, as a bank gives them for a period. */
  const period = (statement: ParsedStatement, from: string, to: string): ParsedStatement => ({
    ...statement,
    opening: null,
    closing: null,
    lines: statement.lines.filter(({ bookingDate }) => bookingDate >= from && bookingDate <= to),
  });

  test("give every line one identity, and no other line the same", async () => {
    for (const statement of statements) {
      const days = [...new Set(statement.lines.map(({ bookingDate }) => bookingDate))];
      const [first = "", last = ""] = [days.at(0), days.at(-1)];
      const [third = "", middle = ""] = [
        days[Math.floor(days.length / 3)],
        days[Math.floor((days.length * 2) / 3)],
      ];
      const whole = await identitiesIn(statement);
      expect(new Set(whole).size).toBe(statement.lines.length);
      const parts = [period(statement, first, middle), period(statement, third, last)];
      const inParts = await Promise.all(parts.map(identitiesIn));
      expect(inParts.flat().length).toBeGreaterThan(whole.length);
      expect(new Set(inParts.flat())).toEqual(new Set(whole));
    }
  });
});
