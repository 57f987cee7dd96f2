// An operator's file for the settings of a suite; removed when the tests' process ends.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function operatorFileWith(content: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-operator-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "operator.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}
