import type { Result } from "~server/kernel/result";
import { BulkActionDecisionBody, type BulkAction } from "~server/features/bulk-actions/schemas";
import { submit } from "~/form/submit.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { fromParam } from "../from-param";
import { bulkActionOutcome } from "./shown-bulk-action";

type Decide = (input: {
  params: { id: string };
  body: { reason?: string | undefined };
  key: string;
}) => Promise<Result<BulkAction>>;

/** Decides all selected transactions, and redirects to the result. */
export async function submitBulkDecision(request: Request, id: string, decide: Decide) {
  await signedInAdmin(request);
  const submission = await submit(request, BulkActionDecisionBody);
  if (!submission.ok) return submission.reply;
  const answer = await decide({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const back = paths.admin.bulkAction(id, fromParam(request));
  return redirectWithFlash(request, back, bulkActionOutcome(answer.value));
}
