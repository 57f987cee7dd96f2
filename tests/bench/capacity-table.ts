// The capacity table of the operators' guide, as the bench writes it and a guard reads it.
import { createHash } from "node:crypto";

const marks = /<!-- Written by `npm run bench`: (\w+) -->\n([\s\S]*?)\n<!-- End of the table -->/;

/** What is in each row, by the name that a bench notes its figure under. */
export const capacityRows = {
  withdrawals: "withdrawal requests a second, 200 wallets, 8 connections",
  withdrawalsP99: "the same, 99th percentile",
  withdrawalsOneWallet: "withdrawal requests a second, one wallet",
  listByApi: "list of 10 of 100,000 through the API, median",
  listPage: "transactions page, CPU time",
  publicPage: "cached public page, CPU time",
  memory: "memory at 16 connections, with the systemd unit",
  firstStart: "first start",
  laterStart: "later start",
} as const;

export type CapacityRow = keyof typeof capacityRows;
const engines = ["SQLite", "PostgreSQL"] as const;
export type CapacityEngine = (typeof engines)[number];
export type CapacityFigures = Readonly<
  Partial<Record<CapacityRow, Partial<Record<CapacityEngine, string>>>>
>;

export interface Origin {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly commit: string;
  readonly machine: string;
}

const onBoth: readonly string[] = ["withdrawals", "withdrawalsP99", "withdrawalsOneWallet"];

/** Whether a whole run noted them: every row has a figure on SQLite, and those of money on PostgreSQL, too. */
export const isComplete = (figures: CapacityFigures) =>
  Object.keys(capacityRows).every((row) => {
    const { SQLite, PostgreSQL } = figures[row as CapacityRow] ?? {};
    return SQLite !== undefined && (PostgreSQL !== undefined || !onBoth.includes(row));
  });

export function capacityBlock(figures: CapacityFigures, { day, commit, machine }: Origin): string {
  const lines = Object.entries(capacityRows).map(([row, label]) => {
    const cells = engines.map((engine) => figures[row as CapacityRow]?.[engine] ?? "–");
    return `| ${[label, ...cells].join(" | ")} |`;
  });
  const text = [
    `Measured on ${day} at commit ${commit} on ${machine}.`,
    "",
    `| | ${engines.join(" | ")} |`,
    "| --- | --- | --- |",
    ...lines,
  ].join("\n");
  return `<!-- Written by \`npm run bench\`: ${digestOf(text)} -->\n${text}\n<!-- End of the table -->`;
}

/** The guide with another block in place of its own. */
export function withBlock(guide: string, block: string): string {
  if (!marks.test(guide)) throw new Error("The guide has no marks of a capacity table.");
  return guide.replace(marks, () => block);
}

const origin = /^Measured on \d{4}-\d\d-\d\d at commit [0-9a-f]{10} on .+\.\n/;

export function faultsOfBlock(guide: string): string[] {
  const [, digest, text = ""] = marks.exec(guide) ?? [];
  const labels = [...text.matchAll(/^\| (?!\||---)(.*?) \|/gm)].map(([, label]) => label);
  return [
    ...(digest === digestOf(text) ? [] : ["it was edited by hand"]),
    ...(origin.test(text) ? [] : ["it doesn't say what it was measured on"]),
    ...(labels.join() === Object.values(capacityRows).join()
      ? []
      : ["its rows are not the bench's"]),
  ];
}

/** Not a secret: it shows an edit, and the guard then points to the bench. */
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
