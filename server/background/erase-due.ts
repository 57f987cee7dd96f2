// Background work: erases expired secrets and files, and deletes rows that are no longer needed, as the features declare it.
import { retention } from "../declared";
import type { Context } from "../http/context";
import type { Retention } from "../http/feature";

const dayMs = 86_400_000;
const unitMs = { months: (365 / 12) * dayMs, days: dayMs, seconds: 1000 };
// Limited, because many rows may be due: the next pass continues.
const rowsAtOnce = 500;

/**
 * One pass; returns the number of erased items. Any number of hosts may run it at the same time.
 * Each step runs whatever became of the others: a failing one must not keep the rest from being erased.
 */
export async function eraseDue(context: Context): Promise<number> {
  let erased = 0;
  const failures: unknown[] = [];
  for (const step of retention)
    try {
      erased += await erase(context, step);
    } catch (error) {
      failures.push(error);
    }
  const [first, ...others] = failures;
  for (const error of others) context.report("erase-due", error);
  // The pass counts as failed, so that its last success gets old.
  if (failures.length > 0) throw first;
  return erased;
}

async function erase(context: Context, step: Retention): Promise<number> {
  const before = context.now() - msOf(step.kept);
  if ("erase" in step) return step.erase(context, before);
  await step.forget(context.storage.db, before, rowsAtOnce);
  return 0;
}

function msOf(kept: Retention["kept"]): number {
  if (!kept) return 0;
  if ("months" in kept) return kept.months * unitMs.months;
  return "days" in kept ? kept.days * unitMs.days : kept.seconds * unitMs.seconds;
}
