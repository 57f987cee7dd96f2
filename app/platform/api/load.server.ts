// Handles a refused call in a loader: shows the sign-in page or an error page.
import { redirect } from "@remix-run/node";
import type { Result } from "~server/kernel/result";
import type { Problem } from "~server/kernel/problem";
import { isInBackOffice, paths } from "../paths";
import { addressOf } from "../session/session.server";

/** The value of a call, or a thrown response: a redirect to sign-in that returns afterwards, or an error page with the problem's status. */
export async function load<Value>(
  request: Request,
  call: Result<Value> | Promise<Result<Value>>,
): Promise<Value> {
  const result = await call;
  if (result.ok) return result.value;
  redirectToSignIn(request, result.problem);
  // In the body: another backend's message may contain characters that a status line can't.
  const { message, status, code } = result.problem;
  throw new Response(message, { status, ...(code === "role_missing" && { statusText: code }) });
}

/** Throws a redirect to sign-in, or to its second step, if that is missing. */
export function redirectToSignIn(request: Request, { status, code }: Problem): void {
  if (code === "second_factor_required") throw redirect(paths.admin.secondFactor(), 303);
  if (code === "password_change_required")
    throw redirect(paths.choosePassword(addressOf(request)), 303);
  const { pathname, search } = new URL(request.url);
  const isAdminArea = isInBackOffice(pathname);
  const back = pathname.replace(/\.data$/, "") + search;
  if (isAdminArea && (status === 401 || (status === 403 && code !== "role_missing")))
    throw redirect(paths.admin.login(back), 303);
  if (status === 401) throw redirect(paths.login(back), 303);
}

/**
 * As `load`, for operations that only our own backend has: null if another backend doesn't know the
 * call, or reads the last part of its path as an id.
 */
export async function loadIfOffered<Value>(
  request: Request,
  call: Promise<Result<Value>>,
): Promise<Value | null> {
  const result = await call;
  const isUnknown =
    !result.ok &&
    (result.problem.status === 404 ||
      result.problem.status === 400 ||
      result.problem.code === "not_offered");
  return isUnknown ? null : load(request, result);
}
