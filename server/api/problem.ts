// How a refusal or a failed parse leaves the API (spec section 8).
import type { z } from "zod";
import type { Problem } from "../contract/values/problem";
import { refusalWords, wordsFor, type RefusalCode } from "../contract/values/messages";
import type { Refusal } from "../domain/refusal";

export function problemOf(refusal: Refusal<RefusalCode>): Problem {
  const message = wordsFor(refusal.refused, refusal.values);
  const fieldErrors = refusal.field ? { [refusal.field]: [message] } : {};
  return { status: refusalWords[refusal.refused].status, code: refusal.refused, message, fieldErrors };
}

export function problemOfIssues(issues: readonly z.core.$ZodIssue[]): Problem {
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join(".") || "form";
    const messages = (fieldErrors[field] ??= []);
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return { ...problemOf({ refused: "validation_failed" }), fieldErrors };
}

/** The JSON answer: `message`, `code` and, where fields are at fault, `errors` keyed by field. */
export function problemResponse(problem: Problem): Response {
  const { status, code, message, fieldErrors } = problem;
  const errors = Object.keys(fieldErrors).length > 0 ? { errors: fieldErrors } : {};
  const headers: Record<string, string> = {};
  if (status === 503) headers["Retry-After"] = "5";
  if (status === 429) headers["Retry-After"] = "60";
  if (status === 401) headers["WWW-Authenticate"] = "Bearer";
  return Response.json({ statusCode: status, code, message, ...errors }, { status, headers });
}
