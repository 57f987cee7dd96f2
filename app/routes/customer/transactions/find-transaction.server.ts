import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** The transaction of an address, or null where there is none or it is somebody else's. */
export async function findTransaction(request: Request, id: string): Promise<Transaction | null> {
  await signedIn(request);
  const answer = await api(request).transactions.get({ params: { id } });
  if (!answer.ok && answer.problem.status === 404) return null;
  return load(request, Promise.resolve(answer));
}
