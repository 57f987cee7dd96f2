// Has the ledger proved; the page then shows the verdict.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
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
  const submission = await submit(request, z.strictObject({}));
  if (!submission.ok) return redirect(paths.admin.reconciliation(), 303);
  const answer = await api(request).reconciliation.verifyLedger({ key: submission.key });
  if (!answer.ok) await submission.refuse(answer.problem);
  const faults = answer.ok ? (answer.value.verdict?.faults ?? 0) : undefined;
  const words = !answer.ok
    ? answer.problem.message
    : faults === 0
      ? "The ledger is sound."
      : "The ledger is not sound. Here is what is wrong.";
  return redirect(paths.admin.reconciliation(), {
    status: 303,
    headers: await flash(request, words, faults === 0 ? "success" : "danger"),
  });
}
