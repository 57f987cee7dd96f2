// Asks for the password again before sensitive actions, and for the code where two-factor
// authentication is on.
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Problem } from "~server/kernel/problem";
import type { Result } from "~server/kernel/result";
import { retryParam } from "~server/kernel/form-recovery";
import { singleFlight } from "~server/kernel/single-flight";
import { ConfirmPasswordBody } from "~server/features/sessions/schemas";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { stepUpPathsAt } from "~/platform/paths";
import { localPath } from "~/platform/paths/local-path";
import { readSession } from "~/platform/session/session.server";

type Confirmation = z.output<typeof ConfirmPasswordBody>;

/** Reads a form that always asks for the password, and has the password and the code confirmed. */
export async function submitConfirmed<Form extends Confirmation>(
  request: Request,
  schema: z.ZodType<Form>,
) {
  const submission = await submit(request, schema);
  if (!submission.ok) return submission;
  const { password, code } = submission.value;
  const answer = await stepUp(request, { password, code });
  return answer.ok
    ? submission
    : { ok: false as const, reply: await submission.refuse(answer.problem) };
}

/** The same for a form that asks for nothing else. */
export const confirmFrom = (request: Request) => submitConfirmed(request, ConfirmPasswordBody);

/** A page that asks for nothing else and then returns to where the user was. */
export async function confirmAndReturn(request: Request, home: string) {
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  return redirect(localPath(new URL(request.url).searchParams.get("returnTo"), home), 303);
}

/** For what has no field for the password: leads to the page that asks for it, and back, if the call was refused for it. */
export function confirmFirst(request: Request, answer: Result<unknown>, returnTo: string): void {
  if (answer.ok || answer.problem.code !== "password_needed") return;
  const { pathname } = new URL(request.url);
  throw redirect(stepUpPathsAt(pathname).confirmPassword(returnTo), 303);
}

/** The form that is waiting for the step-up, if any. */
export function pendingFormHref(request: Request): string | undefined {
  const href = localPath(new URL(request.url).searchParams.get("returnTo"), "/");
  return new URL(href, request.url).searchParams.has(retryParam) ? href : undefined;
}

/** What a form must request before its call: nothing while the last confirmation is valid. */
export async function loadStepUp(request: Request) {
  const state = await api(request).secondFactor.state();
  return state.ok
    ? { isRequired: state.value.confirmedUntil === undefined, needsCode: state.value.isOn }
    : { isRequired: false, needsCode: false };
}

export interface StepUpCredentials {
  password?: string | undefined;
  code?: string | undefined;
}

/** Makes the call, and repeats it after step-up if it needs a recent password. */
export async function withStepUp<Value>(
  request: Request,
  { password, code }: StepUpCredentials,
  call: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const first = await call();
  if (first.ok || first.problem.code !== "password_needed") return first;
  if (password === undefined)
    return { ok: false, problem: atPassword(request, first.problem, "passwordMissing") };
  const confirmed = await stepUp(request, { password, code });
  const second = await call();
  // If the form was sent twice, another host may have used the code for both.
  return confirmed.ok || second.ok ? second : confirmed;
}

const confirmations = singleFlight<Result<unknown>>();

/** A form sent twice at the same time steps up only once, because a code works once and failed attempts count. */
export async function stepUp(request: Request, body: Confirmation): Promise<Result<unknown>> {
  const key = JSON.stringify([(await readSession(request)).get("token"), body]);
  const answer = await confirmations(key, () => api(request).auth.confirmPassword({ body }));
  const isWrong = !answer.ok && answer.problem.code === "wrong_credentials";
  return isWrong
    ? { ok: false, problem: atPassword(request, answer.problem, "passwordWrong") }
    : answer;
}

/** A problem with the password, at its field: the form has no email field. */
export function atPassword(
  request: Request,
  problem: Problem,
  message: "passwordMissing" | "passwordWrong",
): Problem {
  return {
    ...problem,
    status: message === "passwordMissing" ? 422 : problem.status,
    fieldErrors: { password: [messagesFor(request, "signIn")(message)] },
  };
}
