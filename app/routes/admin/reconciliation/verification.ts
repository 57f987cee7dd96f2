// Runs the ledger's integrity check; the page then shows the result.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return redirect(paths.admin.reconciliation(), 303);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, z.strictObject({}));
  if (!submission.ok) return redirect(paths.admin.reconciliation(), 303);
  const answer = await api(request).reconciliation.verifyLedger({ key: submission.key });
  if (!answer.ok) await submission.refuse(answer.problem);
  const t = messagesFor(request, "staffReconciliation");
  const faults = answer.ok ? (answer.value.lastCheck?.faults ?? 0) : undefined;
  const notice = !answer.ok
    ? answer.problem.message
    : faults === 0
      ? t("checkPassed")
      : t("checkFailed");
  return redirectWithFlash(
    request,
    paths.admin.reconciliation(),
    notice,
    faults === 0 ? "success" : "danger",
  );
}

export { NoPage as default } from "~/ui/no-page";
