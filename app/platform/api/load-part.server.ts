// For a page of several parts: one that can't be loaded is replaced by an error, and the others are shown.
import type { Result } from "~server/kernel/result";
import { redirectToSignIn } from "./load.server";

export type Part<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The value of a call, or the text to show instead; an expired session still redirects to sign-in. */
export async function loadPart<Value>(
  request: Request,
  call: Promise<Result<Value>>,
): Promise<Part<Value>> {
  const result = await call;
  if (result.ok) return result;
  redirectToSignIn(request, result.problem);
  return { ok: false, message: result.problem.message };
}
