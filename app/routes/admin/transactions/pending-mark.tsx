import type { ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { StatusBody } from "~server/features/ledger/transaction-schemas";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { closedToPendingMark } from "./closed-reasons";
import { DecisionDialog } from "./decision-dialog";
import { fromParam } from "../from-param";
import { effectOfPendingMark } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";
import { toApprovalRequest } from "~/platform/approval-request.server";

export const handle = { title: "Mark Pending", right: "transactions" } satisfies PageHandle;

/** The form sends the version alone: the address says the status. */
const PendingMarkForm = StatusBody.omit({ status: true });

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PendingMarkForm);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const body = { status: "pending", version: submission.value.version } as const;
  const answer = await api(request).transactions.setStatus({
    params: { id },
    body,
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.transaction(id, fromParam(request)),
    "Status updated",
  );
}

export default function PendingMarkDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "pending-mark", names: [] });
  return (
    <DecisionDialog
      title="Mark Pending"
      shown={shown}
      form={form}
      closedBecause={closedToPendingMark(shown.transaction)}
      confirm="Mark Pending"
      tone="primary"
    >
      <p>{effectOfPendingMark(shown.transaction)}</p>
    </DecisionDialog>
  );
}
