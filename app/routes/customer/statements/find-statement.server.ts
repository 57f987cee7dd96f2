import type { Statement } from "~server/contract/schemas/statements";
import { api } from "~/api.server";
import { load } from "~/load.server";
import { signedIn } from "~/session.server";

/** The statement of a month, or null where there is none: before the account was opened, and in months to come. */
export async function findStatement(request: Request, month: string): Promise<Statement | null> {
  await signedIn(request);
  const answer = await api(request).statements.get({ params: { month } });
  if (!answer.ok && answer.problem.status === 404) return null;
  return load(request, Promise.resolve(answer));
}
