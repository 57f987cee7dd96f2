import { redirect } from "@remix-run/node";
import type { Result } from "~server/contract/client";
import { load } from "~/load.server";
import { paths } from "~/paths";
import { flash } from "~/session.server";

/** Days that are too many, or the wrong way round, lead to the month so far, with the reason. */
export async function wholePeriod<Value>(
  request: Request,
  call: Promise<Result<Value>>,
): Promise<Value> {
  const result = await call;
  if (result.ok || result.problem.code !== "period_too_long")
    return load(request, Promise.resolve(result));
  throw redirect(paths.admin.reconciliation(), {
    status: 303,
    headers: await flash(request, result.problem.message, "danger"),
  });
}
