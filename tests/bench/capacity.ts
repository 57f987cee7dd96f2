// Gathers the figures of the capacity table from the benches and the two tests of faults that `npm run bench` runs, and writes it at the end of a whole run.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { dirname } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import {
  capacityBlock,
  isComplete,
  withBlock,
  type CapacityEngine,
  type CapacityFigures,
  type CapacityRow,
  type Origin,
  type Recovery,
  type RecoverySite,
} from "./capacity-table";
import { unflushed } from "./unflushed";

declare module "vitest" {
  export interface ProvidedContext {
    /** The file of notes; empty where commits don't reach a disk. */
    capacityNotes: string;
  }
}

const guide = "server/ops/README.md";

const read = (notes: string): CapacityFigures =>
  existsSync(notes) ? (JSON.parse(readFileSync(notes, "utf8")) as CapacityFigures) : {};

/** The value as an operator reads it: `1,320`, `13.9 ms`. */
export function recordCapacity(row: CapacityRow, engine: CapacityEngine, value: number, unit = "") {
  const figure = `${value.toLocaleString("en-US")}${unit && ` ${unit}`}`;
  note(({ rows, ...others }) => ({
    ...others,
    rows: { ...rows, [row]: { ...rows?.[row], [engine]: figure } },
  }));
}

/** All faults of a site, each of which was withstood. */
export function recordRecoveries(site: RecoverySite, found: readonly Recovery[]): void {
  note(({ recoveries, ...others }) => ({
    ...others,
    recoveries: { ...recoveries, [site]: found },
  }));
}

/** Only in `npm run bench`, on a disk. */
function note(change: (figures: CapacityFigures) => CapacityFigures): void {
  const notes = inject("capacityNotes");
  if (!notes) return;
  mkdirSync(dirname(notes), { recursive: true });
  writeFileSync(notes, JSON.stringify(change(read(notes))));
}

const origin = (): Origin => ({
  day: new Date().toISOString().slice(0, 10),
  commit: execFileSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" }).trim(),
  machine: machine(),
});

/** Of one commit and day, so that a long run may be done in parts. */
const notesOf = ({ commit, day }: Origin) => `tests/.results/capacity-${commit}-${day}.json`;

/** Vitest calls these around all benches. */
export async function setup({ provide }: TestProject): Promise<void> {
  const reasons = await unflushed();
  for (const reason of reasons)
    console.warn(`Withdrawals and starts will look faster than on a disk: ${reason}`);
  provide("capacityNotes", reasons.length === 0 ? notesOf(origin()) : "");
}

export function teardown(): void {
  const measured = origin();
  const figures = read(notesOf(measured));
  if (isComplete(figures))
    writeFileSync(guide, withBlock(readFileSync(guide, "utf8"), capacityBlock(figures, measured)));
  else
    console.info(
      `${guide} was not changed: its capacity table needs all benches that it names, on a disk.`,
    );
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "an unknown processor";
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores of ${model}, ${gigabytes} GB, Node ${process.versions.node}`;
}
