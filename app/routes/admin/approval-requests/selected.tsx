// Rejects or cancels the approval requests that were selected in the list, with one reason.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApprovalDecisionBody, type ApprovalRequest } from "~server/features/approvals/schemas";
import { limits } from "~server/kernel/limits";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { Form } from "~/form/form";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { actionLabel, customerLabel } from "./approval-request-labels";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffApprovalRequests", "selectedTitle"),
  calls: ["approvalRequests.rejectMany", "approvalRequests.cancelMany"],
} satisfies PageHandle;

const calls = { rejection: "rejectMany", cancellation: "cancelMany" } as const;

function selectionOf({ request, params: { decision } }: LoaderFunctionArgs) {
  if (decision !== "rejection" && decision !== "cancellation")
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  const all = new URL(request.url).searchParams.getAll("selected");
  return { decision, ids: [...new Set(all)].slice(0, limits.selectedMaximum) } as const;
}

export async function loader(args: LoaderFunctionArgs) {
  await signedInAdmin(args.request);
  const { decision, ids } = selectionOf(args);
  const answers = await Promise.all(
    ids.map((id) => api(args.request).approvalRequests.get({ params: { id } })),
  );
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const may = decision === "rejection" ? "canDecide" : "canCancel";
  const requests = found.filter((one) => one[may]);
  return { decision, requests, skipped: ids.length - requests.length };
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  await signedInAdminToPost(request);
  const submission = await submit(request, ApprovalDecisionBody);
  if (!submission.ok) return submission.reply;
  const { decision, ids } = selectionOf(args);
  if (ids.length === 0) throw redirect(paths.admin.approvalRequests({ state: "open" }), 303);
  const answer = await api(request).approvalRequests[calls[decision]]({
    body: { ...submission.value, ids: [...ids] },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { count, items } = answer.value;
  return redirectWithFlash(
    request,
    paths.admin.approvalRequests({ state: "open" }),
    messagesFor(request, "staffApprovalRequests")(`done.many.${decision}`, {
      count,
      left: items.length - count,
    }),
  );
}

export default function SelectedRequestsPage() {
  const t = useMessages("staffApprovalRequests");
  const { decision, requests, skipped } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "selected-requests", names: ["reason"] });
  return (
    <>
      <PageHeading
        title={t("selectedTitle")}
        lead={t("selectedCount", { count: requests.length, left: skipped })}
        back={{ href: paths.admin.approvalRequests({ state: "open" }), label: t("allRequests") }}
      />
      {requests.length > 0 && (
        <Panel>
          <ul>
            {requests.map((one) => (
              <li key={one.id}>
                <RequestLink request={one} />
              </li>
            ))}
          </ul>
          <Form form={form}>
            <ReasonField
              field={form.fields.reason}
              label={t("field.reason")}
              hint={t("reasonHint")}
              isOptional
            />
            <p>{t("noEffect")}</p>
            <SubmitButton tone="danger" busy={t("processing")}>
              {t(`many.${decision}`, { count: requests.length })}
            </SubmitButton>
          </Form>
        </Panel>
      )}
    </>
  );
}

function RequestLink({ request }: { request: ApprovalRequest }) {
  const t = useMessages("staffApprovalRequests");
  return (
    <a href={paths.admin.approvalRequest(request.id)}>
      {t("titleLead", { change: actionLabel(t, request), name: customerLabel(t, request) })}
    </a>
  );
}
