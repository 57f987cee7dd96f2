// One approval request: the requested change, its requester, and who may decide.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref } from "../queues/queue-labels";
import { fromParam } from "../from-param";
import { loadViewers } from "../viewers/load-viewers.server";
import { ViewerList } from "../viewers/viewer-list";
import { ApprovalRequestActions } from "./approval-request-actions";
import { ApprovalRequestFacts } from "./approval-request-facts";
import { HeldCall } from "./held-call";
import { ProposedChanges } from "./proposed-changes";
import { isDecision, actionLabel, customerLabel } from "./approval-request-labels";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffApprovalRequests", "title") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.proposal ?? "", fromParam(request)];
  if (params.decision !== undefined && !isDecision(params.decision))
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  const proposal = await load(request, api(request).proposals.get({ params: { id } }));
  const [place, audit, viewers] = await Promise.all([
    loadQueuePlace(request, from, id),
    loadRecordAudit(request, { record: `proposal:${id}` }),
    proposal.state === "open" ? loadViewers(request, "proposal", id) : [],
  ]);
  return { proposal, from, place, audit, viewers };
}

export default function ApprovalRequestPage() {
  const t = useMessages("staffApprovalRequests");
  const { proposal, from, place, audit, viewers } = useLoaderData<typeof loader>();
  const shown = { proposal, from };
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("titleLead", {
          change: actionLabel(t, proposal),
          name: customerLabel(t, proposal),
        })}
        back={{
          href: backHref(from, paths.admin.proposals()),
          label: from ? t("back") : t("allRequests"),
        }}
        actions={<ApprovalRequestActions {...shown} />}
      />
      <QueueBar place={place} />
      {proposal.state === "open" && <ViewerList viewers={viewers} />}
      <Outlet context={shown} />
      {proposal.call ? (
        <HeldCall call={proposal.call} request={proposal} />
      ) : (
        <Panel title={t("requestedChange")}>
          <ProposedChanges proposal={proposal} />
        </Panel>
      )}
      <ApprovalRequestFacts proposal={proposal} />
      <RecordAudit audit={audit} of={{ record: `proposal:${proposal.id}` }} />
    </>
  );
}
