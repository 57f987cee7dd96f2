import type { Transaction } from "~server/contract/schemas/transactions";
import { api } from "~/api.server";
import { load } from "~/load.server";
import { signedIn } from "~/session.server";

/** The transaction of an address, or null where there is none or it is somebody else's. */
export async function findTransaction(request: Request, id: string): Promise<Transaction | null> {
  await signedIn(request);
  const answer = await api(request).transactions.get({ params: { id } });
  if (!answer.ok && answer.problem.status === 404) return null;
  return load(request, Promise.resolve(answer));
}
