// Shared by the three dialogs of a payout.
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { submit } from "~/platform/posts/submit.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import type { Result } from "~server/kernel/result";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { fromParam, doneLabel, nextHref } from "../queues/queue-labels";

interface Changed {
  readonly transaction: string;
  readonly approvalRequest?: { readonly id: string } | undefined;
}

interface Sent<Body> {
  readonly params: { id: string };
  readonly body: Body;
  readonly key: string;
}

interface Change<Body> {
  readonly schema: z.ZodType<Body>;
  readonly send: (call: Sent<Body>) => Promise<Result<Changed>>;
  /** What happened; the reference follows. */
  readonly done: string;
}

export async function changePayout<Body>(
  { request, params: { id = "" } }: ActionFunctionArgs,
  { schema, send, done }: Change<Body>,
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const { value: body, key } = submission;
  const answer = await send({ params: { id }, body, key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest, transaction } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  const from = fromParam(request);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.transaction(id, from)),
    doneLabel(from, done, transaction),
  );
}
