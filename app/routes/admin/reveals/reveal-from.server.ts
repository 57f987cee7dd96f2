// A secret for an administrator's eyes: the password where it is asked for, then the sight itself, which is the answer and not a page to come back to (R5).
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Result } from "~server/contract/client";
import { submit } from "~/form/submit.server";
import { confirmPassword } from "~/step-up.server";

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

export async function revealFrom<Form extends Proof, Value>(
  request: Request,
  schema: z.ZodType<Form>,
  see: (body: Omit<Form, keyof Proof>) => Promise<Result<Value>>,
) {
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const { password, code, ...body } = submission.value;
  if (password) {
    const proven = await confirmPassword(request, { password, code });
    if (!proven.ok) return submission.refuse(proven.problem);
  }
  const answer = await see(body);
  if (answer.ok) return data({ seen: answer.value });
  const { problem } = answer;
  return submission.refuse(
    problem.code === "password_needed"
      ? { ...problem, fieldErrors: { password: [problem.message] } }
      : problem,
  );
}
