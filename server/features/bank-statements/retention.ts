// What is erased of imports when its time has passed.
import type { Context } from "../../http/context";
import { bankLinesIn } from "./line-store";
import { bankReturnsIn } from "./return-store";
import { removeImport } from "./save-preview";
import { statementFilesIn } from "./store";

/** Without the operator's own period. */
const usualYears = 5;
const yearMs = 365.25 * 24 * 60 * 60_000;
const atOnce = 500;

/** Uploads that broke off, or whose columns were never mapped. */
export async function removeUnfinished(context: Context, before: number): Promise<number> {
  const files = await statementFilesIn(context.storage.db).unfinishedBefore(before, 10);
  for (const { id } of files) await removeImport(context, id);
  return files.length;
}

/** What the bank wrote of payers, customers or not, as long after it was posted as records of closed accounts are kept. */
export async function eraseOldLines(context: Context): Promise<number> {
  const { storage, settings } = context;
  const before = context.now() - (settings.retentionYears ?? usualYears) * yearMs;
  const { numUpdatedRows } = await bankLinesIn(storage.db).eraseBefore(before, atOnce);
  await bankReturnsIn(storage.db).eraseBefore(before);
  return Number(numUpdatedRows);
}
