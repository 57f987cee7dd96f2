import { load } from "~/platform/api/load.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import type { Result } from "~server/kernel/result";

/** A period that is too long, or ends before it begins, redirects to the current month with the reason. */
export async function loadPeriod<Value>(
  request: Request,
  call: Promise<Result<Value>>,
): Promise<Value> {
  const result = await call;
  if (result.ok || result.problem.code !== "period_too_long") return load(request, result);
  throw await redirectWithFlash(
    request,
    paths.admin.reconciliation(),
    result.problem.message,
    "danger",
  );
}
