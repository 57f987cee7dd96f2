// Gathers the figures of the capacity table from the benches, and writes it at the end of a whole run.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { dirname } from "node:path";
import {
  capacityBlock,
  isComplete,
  withBlock,
  type CapacityEngine,
  type CapacityFigures,
  type CapacityRow,
} from "./capacity-table";
import { unflushed } from "./unflushed";

const guide = "server/ops/README.md";
const noted = "tests/.results/capacity.json";

const read = (): CapacityFigures =>
  existsSync(noted) ? (JSON.parse(readFileSync(noted, "utf8")) as CapacityFigures) : {};

/** The value as an operator reads it: `1,320`, `13.9 ms`. */
export function recordCapacity(row: CapacityRow, engine: CapacityEngine, value: number, unit = "") {
  const figure = `${value.toLocaleString("en-US")}${unit && ` ${unit}`}`;
  const figures = read();
  mkdirSync(dirname(noted), { recursive: true });
  const next = { ...figures, [row]: { ...figures[row], [engine]: figure } };
  writeFileSync(noted, JSON.stringify(next));
}

/** Vitest calls these around all benches. */
export async function setup(): Promise<void> {
  rmSync(noted, { force: true });
  for (const reason of await unflushed())
    console.warn(`Withdrawals and starts will look faster than on a disk: ${reason}`);
}

export async function teardown(): Promise<void> {
  const figures = read();
  if (!isComplete(figures) || (await unflushed()).length > 0) {
    console.info(
      `${guide} was not changed: only a complete run on a disk writes its capacity table.`,
    );
    return;
  }
  const block = capacityBlock(figures, {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" }).trim(),
    machine: machine(),
  });
  writeFileSync(guide, withBlock(readFileSync(guide, "utf8"), block));
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "an unknown processor";
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores of ${model}, ${gigabytes} GB, Node ${process.versions.node}`;
}
