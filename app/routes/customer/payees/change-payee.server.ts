import type { z } from "zod";
import type { Result } from "~server/kernel/result";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { withStepUp, type StepUpCredentials } from "~/sign-in/step-up.server";

interface Change<Form, Value> {
  readonly schema: z.ZodType<Form>;
  readonly send: (form: Form, key: string) => Promise<Result<Value>>;
  readonly done: (value: Value) => string;
}

/** Changes a payee, after the password if it is due, and returns to the list. */
export async function changePayee<Form extends StepUpCredentials, Value>(
  request: Request,
  { schema, send, done }: Change<Form, Value>,
) {
  await signedInToPost(request);
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const { value, key } = submission;
  const answer = await withStepUp(request, value, () => send(value, key));
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.payees(), done(answer.value));
}
