import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** The transaction in the URL, or null if it doesn't exist or belongs to another user. */
export async function findTransaction(request: Request, id: string): Promise<Transaction | null> {
  await signedIn(request);
  const answer = await api(request).transactions.get({ params: { id } });
  if (!answer.ok && answer.problem.status === 404) return null;
  return load(request, answer);
}
