// Shows sensitive data to an administrator, after the password if it is due. The data is in the
// response to the post, so that no URL leads back to it.
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Result } from "~server/kernel/result";
import { submit } from "~/platform/posts/submit.server";
import { stepUp } from "~/sign-in/step-up.server";

interface StepUpCredentials {
  password?: string | undefined;
  code?: string | undefined;
}

export async function requestAccess<Form extends StepUpCredentials, Value>(
  request: Request,
  schema: z.ZodType<Form>,
  access: (body: Omit<Form, keyof StepUpCredentials>) => Promise<Result<Value>>,
) {
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const { password, code, ...body } = submission.value;
  if (password) {
    const confirmed = await stepUp(request, { password, code });
    if (!confirmed.ok) return submission.refuse(confirmed.problem);
  }
  const answer = await access(body);
  if (answer.ok) return data({ seen: answer.value });
  const { problem } = answer;
  return submission.refuse(
    problem.code === "password_needed"
      ? { ...problem, fieldErrors: { password: [problem.message] } }
      : problem,
  );
}
