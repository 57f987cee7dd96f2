import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { z } from "zod";
import type { Result } from "~server/kernel/result";
import type { BulkAction } from "~server/features/approvals/bulk-schemas";
import { submit } from "~/platform/posts/submit.server";
import { localeOf } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { fromParam } from "../queues/queue-labels";
import { bulkActionOutcome } from "./shown-bulk-action";

interface Decision<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly decide: (input: {
    params: { id: string };
    body: z.output<Schema>;
    key: string;
  }) => Promise<Result<BulkAction>>;
}

/** Decides all selected transactions, and redirects to the result. */
export async function submitBulkDecision<Schema extends z.ZodType>(
  request: Request,
  id: string,
  { schema, decide }: Decision<Schema>,
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const answer = await decide({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const back = paths.admin.bulkAction(id, fromParam(request));
  return redirectWithFlash(request, back, bulkActionOutcome(localeOf(request), answer.value));
}
