// The capacity table of the operators' guide, as the bench writes it and a guard reads it.
import { createHash } from "node:crypto";

const marks = /<!-- Written by `npm run bench`: (\w+) -->\n([\s\S]*?)\n<!-- End of the table -->/;

const both = ["SQLite", "PostgreSQL"] as const;
export type CapacityEngine = (typeof both)[number];

interface Row {
  readonly label: string;
  /** A whole run has a figure on each of them. */
  readonly on: readonly CapacityEngine[];
}

/** What is in each row, by the name that a bench notes its figure under. */
export const capacityRows = {
  withdrawals: { label: "withdrawal requests a second, 200 wallets, 8 connections", on: both },
  withdrawalsP99: { label: "the same, 99th percentile", on: both },
  withdrawalsTwoHosts: { label: "the same on two portal processes, a second", on: ["PostgreSQL"] },
  withdrawalsOneWallet: { label: "withdrawal requests a second, one wallet", on: both },
  signIns: { label: "sign-ins a second, 100 users, 8 connections", on: both },
  listByApi: { label: "list of 10 of 100,000 through the API, median", on: both },
  listPage: { label: "transactions page, CPU time", on: both },
  memory: { label: "memory at 16 connections, with the systemd unit", on: ["SQLite"] },
  firstStart: { label: "first start", on: both },
  laterStart: { label: "later start", on: both },
  restore: { label: "restore of a backup, for each million rows", on: both },
} as const satisfies Record<string, Row>;

export type CapacityRow = keyof typeof capacityRows;
const rows = Object.entries(capacityRows) as [CapacityRow, Row][];

/** Where each fault is withstood, as the table of faults names it. */
const sites = ["PostgreSQL", "SQLite", "SQLite on a small disk"] as const;
export type RecoverySite = (typeof sites)[number];

export interface Recovery {
  readonly fault: string;
  readonly seconds: number;
}

export interface CapacityFigures {
  readonly rows?: Readonly<Partial<Record<CapacityRow, Partial<Record<CapacityEngine, string>>>>>;
  readonly recoveries?: Readonly<Partial<Record<RecoverySite, readonly Recovery[]>>>;
}

export interface Origin {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly commit: string;
  readonly machine: string;
}

/** Whether a whole run noted them. */
export const isComplete = (figures: CapacityFigures) =>
  rows.every(([row, { on }]) => on.every((engine) => figures.rows?.[row]?.[engine])) &&
  sites.every((site) => figures.recoveries?.[site]);

export function capacityBlock(figures: CapacityFigures, { day, commit, machine }: Origin): string {
  const text = [
    `Measured on ${day} at commit ${commit} on ${machine}.`,
    "",
    asRow(["", ...both]),
    "| --- | --- | --- |",
    ...rows.map(([row, { label }]) =>
      asRow([label, ...both.map((engine) => figures.rows?.[row]?.[engine] ?? "–")]),
    ),
    "",
    "During each fault, two processes behind nginx served three clients that withdraw and three that read; no acknowledged change was lost or doubled. The seconds are those without changes if one host goes on meanwhile, otherwise those after the end of the fault.",
    "",
    "| Fault | Database | Seconds until changes work again |",
    "| --- | --- | --- |",
    ...sites.flatMap((site) =>
      (figures.recoveries?.[site] ?? []).map(({ fault, seconds }) =>
        asRow([fault, site, seconds.toFixed(1)]),
      ),
    ),
  ].join("\n");
  return `<!-- Written by \`npm run bench\`: ${digestOf(text)} -->\n${text}\n<!-- End of the table -->`;
}

const asRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The guide with another block in place of its own. */
export function withBlock(guide: string, block: string): string {
  if (!marks.test(guide)) throw new Error("The guide has no marks of a capacity table.");
  return guide.replace(marks, () => block);
}

const origin = /^Measured on \d{4}-\d\d-\d\d at commit [0-9a-f]{10} on .+\.\n/;

export function faultsOfBlock(guide: string): string[] {
  const [, digest, text = ""] = marks.exec(guide) ?? [];
  return [
    ...(digest === digestOf(text) ? [] : ["it was edited by hand"]),
    ...(origin.test(text) ? [] : ["it doesn't say what it was measured on"]),
  ];
}

/** Not a secret: it shows an edit, and the guard then points to the bench. */
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
