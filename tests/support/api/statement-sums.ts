// Where the sums of a person's months, years and exported entries, and those in the PDF of a year, contradict each other.
import { ExportedEntries, type ExportedEntry } from "~server/features/exports/schemas";
import {
  YearlyStatement,
  type StatementList,
  type StatementMonth,
} from "~server/features/statements/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { countEntries, isFee } from "~/routes/customer/statements/entry-labels";
import { drawPdf } from "~/routes/customer/statements/draw-pdf.server";
import { PdfText } from "../pages/pdf-text";
import { read, type Customer } from "../people/people";
import { listOf } from "./statement-contradictions";

type Sums = Omit<StatementMonth, "month" | "isRunning" | "openingBalance" | "closingBalance">;

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + cents(one), 0);

/** In minor units. */
const totalsOf = (parts: readonly Sums[]) => [
  sum(parts.map(({ totalIn }) => totalIn)),
  sum(parts.map(({ totalOut }) => totalOut)),
  sum(parts.map(({ totalFees = 0 }) => totalFees)),
  parts.reduce((count, { entryCount }) => count + entryCount, 0),
];
const totalsOfEntries = (lines: readonly Pick<ExportedEntry, "amount" | "kind">[]) => [
  sum(lines.map(({ amount }) => Math.max(amount, 0))),
  sum(lines.map(({ amount }) => Math.max(-amount, 0))),
  sum(lines.filter(isFee).map(({ amount }) => -amount)),
  countEntries(lines),
];

export const yearOf = async (person: Customer, year: string) =>
  read(YearlyStatement, await person.get(`/statements/years/${year}`));

/** All entries of some days, as the file has them. */
export async function exportedEntries(person: Customer, days = ""): Promise<ExportedEntry[]> {
  const rows: ExportedEntry[] = [];
  let after: string | undefined = "";
  do {
    const query = new URLSearchParams(days);
    if (after) query.set("after", after);
    const part = read(ExportedEntries, await person.get(`/exports/my-entries?${query}`));
    rows.push(...part.rows);
    after = part.next;
  } while (after);
  return rows;
}

export async function sumContradictions(person: Customer): Promise<string[]> {
  const list = await listOf(person);
  const { months, years = [] } = list;
  const faults: string[] = [];
  const check = (one: unknown, other: unknown, fault: string) =>
    JSON.stringify(one) === JSON.stringify(other) ||
    faults.push(`${fault}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  const all = await exportedEntries(person);
  check(totalsOf(years), totalsOf(months), "the years and the months");
  check(totalsOfEntries(all), totalsOf(years), "all entries of the file and the years");
  let before = 0;
  for (const year of [...years].reverse()) {
    const name = year.year;
    const ofYear = months.filter(({ month }) => month.startsWith(name)).reverse();
    const statement = await yearOf(person, name);
    check(statement.months, ofYear, `${name}: its months and those of the list`);
    check(totalsOf([year]), totalsOf(ofYear), `${name}: its sums and those of its months`);
    check(
      cents(year.openingBalance),
      before,
      `${name}: its opening balance and the closing before`,
    );
    const [moneyIn = 0, moneyOut = 0] = totalsOf([year]);
    before = cents(year.closingBalance);
    check(cents(year.openingBalance) + moneyIn - moneyOut, before, `${name}: its closing balance`);
    check(totalsOfEntries(statement.entries), totalsOf([year]), `${name}: its entries`);
    const rows = await exportedEntries(person, `from=${name}-01-01&to=${name}-12-31`);
    check(
      rows.map(({ id, balance }) => [id, balance]),
      statement.entries.map(({ id, balance }) => [id, balance]),
      `${name}: the lines of the file and of the statement`,
    );
    for (const { month, ...sums } of ofYear) {
      const day = lastDay(month);
      const lines = await exportedEntries(person, `from=${month}-01&to=${day}`);
      check(totalsOfEntries(lines), totalsOf([sums]), `${month}: the file`);
    }
    faults.push(...(await missingInPdf(statement, list)));
  }
  return faults;
}

const lastDay = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The sums of a year and of its months that its PDF doesn't have. */
async function missingInPdf(
  statement: YearlyStatement,
  { currency }: StatementList,
): Promise<string[]> {
  const { text } = PdfText.of(
    await drawPdf(statement, {
      isDemo: false,
      email: "nora@example.com",
      isPlain: true,
      locale: "en",
    }),
  );
  const drawn = text.split("\n");
  const written = [statement, ...statement.months].flatMap((part) =>
    [part.openingBalance, part.totalIn, part.totalOut, part.closingBalance].map((amount) =>
      formatMoney(amount, currency, "en"),
    ),
  );
  const counts = new Map<string, number>();
  for (const amount of written) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts]
    .filter(([amount, count]) => drawn.filter((line) => line === amount).length < count)
    .map(([amount]) => `${statement.year}: the PDF lacks ${amount}`);
}
