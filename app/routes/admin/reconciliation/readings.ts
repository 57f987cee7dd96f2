// Has the gateway asked anew about the payments of some days; the page shows what it says once it has answered.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { PeriodBody } from "~server/contract/schemas/reconciliation";
import { api } from "~/api.server";
import { submit } from "~/form/submit.server";
import { paths } from "~/paths";
import { flash, signedInAdmin } from "~/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return redirect(paths.admin.reconciliation(), 303);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PeriodBody);
  if (!submission.ok) return redirect(paths.admin.reconciliation(), 303);
  const { from, to } = submission.value;
  const answer = await api(request).reconciliation.askGateway({
    body: { from, to },
    key: submission.key,
  });
  if (!answer.ok) await submission.refuse(answer.problem);
  const words = answer.ok ? askedWords(answer.value.count) : answer.problem.message;
  const headers = await flash(request, words, answer.ok ? "success" : "danger");
  return redirect(paths.admin.reconciliation(answer.ok ? { from, to } : {}), {
    status: 303,
    headers,
  });
}

function askedWords(count: number): string {
  if (count === 0) return "The gateway was just asked about all of them.";
  return `The gateway is asked about ${count} ${count === 1 ? "payment" : "payments"} now. Look again in a moment.`;
}
