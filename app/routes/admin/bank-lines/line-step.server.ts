// Shared by the dialogs of a line: its answer is the line, or an approval request.
import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Result } from "~server/kernel/result";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";

interface Step<Body> {
  readonly schema: z.ZodType<Body>;
  readonly send: (call: {
    params: { id: string };
    body: Body;
    key: string;
  }) => Promise<Result<{ state: string; approvalRequest?: { readonly id: string } | undefined }>>;
  /** What happened, from the line's new state. */
  readonly done: (line: { state: string }) => string;
}

export async function lineStep<Body>(
  { request, params }: ActionFunctionArgs,
  { schema, send, done }: Step<Body>,
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const id = params.line ?? "";
  const answer = await send({ params: { id }, body: submission.value, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  return redirectWithFlash(request, paths.admin.bankLine(id), done(answer.value));
}
