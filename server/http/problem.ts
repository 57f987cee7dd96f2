// The error responses of the API.
import type { z } from "zod";
import type { Problem } from "../kernel/problem";
import { messageFor, refusalStatuses, type RefusalCode } from "../kernel/refusals";
import { withMessageLocale, validationMessage } from "../kernel/schemas/validation-messages";
import { refuse, type Refusal } from "../kernel/refusal";
import type { Locale } from "../locales/locale";

export function problemOf(refusal: Refusal<RefusalCode>, locale: Locale): Problem {
  const message = messageFor(refusal.refused, refusal.values, locale);
  const fieldErrors = refusal.field ? { [refusal.field]: [message] } : {};
  const { retryAfter, challenge } = refusal;
  const more = {
    ...(retryAfter !== undefined && { retryAfter }),
    ...(challenge !== undefined && { challenge }),
  };
  return {
    status: refusalStatuses[refusal.refused],
    code: refusal.refused,
    message,
    fieldErrors,
    ...more,
  };
}

/** How many a message names; the errors have all. */
const causesMaximum = 5;

export function problemOfIssues(issues: readonly z.core.$ZodIssue[], locale: Locale): Problem {
  const messages = new Map<string, Set<string>>();
  for (const { field, message } of issues.flatMap((issue) => faultsIn(issue, locale))) {
    const known = messages.get(field) ?? new Set();
    messages.set(field, known.add(message));
  }
  const fieldErrors = Object.fromEntries(
    [...messages].map(([field, texts]) => [field, [...texts]]),
  );
  const problem = problemOf(refuse("validation_failed"), locale);
  // Also in the message: some clients show nothing else.
  const causes = [...new Set(Object.values(fieldErrors).flat())].slice(0, causesMaximum).join("; ");
  return { ...problem, message: `${problem.message}: ${causes}`, fieldErrors };
}

/** An unknown field is the error itself, so that callers see which one it is. */
function faultsIn(issue: z.core.$ZodIssue, locale: Locale): { field: string; message: string }[] {
  const path = issue.path.join(".");
  if (issue.code !== "unrecognized_keys")
    return [{ field: path || "form", message: issue.message }];
  return issue.keys.map((key) => ({
    field: [...issue.path, key.slice(0, 60)].join("."),
    message: withMessageLocale(locale, () => validationMessage("fieldUnknown")),
  }));
}

/** The default number of seconds to wait. */
const usualWait: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** A JSON response. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The JSON answer: `message`, `code` and, where fields are at fault, `errors` keyed by field. */
export function problemAnswer(problem: Problem): JsonAnswer {
  const { status, code, message, fieldErrors, retryAfter, challenge } = problem;
  const errors = Object.keys(fieldErrors).length > 0 ? { errors: fieldErrors } : {};
  const headers: Record<string, string> = {};
  const wait = retryAfter ?? usualWait[status];
  if (wait !== undefined) headers["Retry-After"] = String(wait);
  if (status === 401) headers["WWW-Authenticate"] = "Bearer";
  return {
    status,
    headers,
    text: JSON.stringify({ statusCode: status, code, message, ...errors, challenge }),
  };
}

export function problemResponse(problem: Problem): Response {
  return asResponse(problemAnswer(problem));
}

export function asResponse({ status, headers, text }: JsonAnswer): Response {
  return new Response(text, {
    status,
    headers: { ...headers, "Content-Type": "application/json" },
  });
}
