// Refreshes the gateway's status of a period's payments; the page shows it once the gateway has answered.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { PeriodBody } from "~server/features/reconciliation/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { flash, signedInAdmin } from "~/platform/session/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return redirect(paths.admin.reconciliation(), 303);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PeriodBody);
  if (!submission.ok) return redirect(paths.admin.reconciliation(), 303);
  const { from, to } = submission.value;
  const answer = await api(request).reconciliation.refreshGateway({
    body: { from, to },
    key: submission.key,
  });
  if (!answer.ok) await submission.refuse(answer.problem);
  const t = messagesFor(request, "staffReconciliation");
  const notice = answer.ok ? t("refreshed", { count: answer.value.count }) : answer.problem.message;
  const headers = await flash(request, notice, answer.ok ? "success" : "danger");
  return redirect(paths.admin.reconciliation(answer.ok ? { from, to } : {}), {
    status: 303,
    headers,
  });
}

export { NoPage as default } from "~/ui/no-page";
