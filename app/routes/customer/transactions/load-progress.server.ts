import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** The progress of a withdrawal, and whether it takes longer than promised. */
export async function loadProgress(request: Request, { id, type }: Transaction) {
  if (type !== "withdrawal") return null;
  const progress = await loadIfOffered(request, api(request).payouts.progress({ params: { id } }));
  if (!progress) return null;
  const { waitsUntil } = progress;
  return { ...progress, isLate: waitsUntil !== undefined && Date.parse(waitsUntil) < Date.now() };
}
