// One adjustment that takes two administrators: what it changes, what will be posted, and who decides.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { loadRecordAudit } from "../audit/load-record-audit.server";
import { RecordAudit } from "../audit/record-audit";
import { placeIn } from "../queues/place-in.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref } from "../queues/queue-words";
import { fromOf } from "../transactions/from-address";
import { ProposalActions } from "./proposal-actions";
import { ProposalFacts } from "./proposal-facts";
import { ProposedChanges } from "./proposed-changes";
import { isDecision, kindWords } from "./proposal-words";

export const handle = { title: "Proposed adjustment" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.proposal ?? "", fromOf(request)];
  if (params.decision !== undefined && !isDecision(params.decision))
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  const proposal = await load(request, api(request).proposals.get({ params: { id } }));
  const [place, audit] = await Promise.all([
    placeIn(request, from, id),
    loadRecordAudit(request, { record: `proposal:${id}` }),
  ]);
  return { proposal, from, place, audit };
}

export default function ProposalPage() {
  const { proposal, from, place, audit } = useLoaderData<typeof loader>();
  const shown = { proposal, from };
  return (
    <>
      <PageHeading
        title="Proposed adjustment"
        lead={`${kindWords[proposal.kind]}, ${proposal.userDetails.fullname || proposal.userDetails.email}`}
        back={{
          href: backHref(from, paths.admin.proposals()),
          label: from ? "Back" : "All proposals",
        }}
        actions={<ProposalActions {...shown} />}
      />
      <QueueBar place={place} />
      <Outlet context={shown} />
      <Panel title="What would change">
        <ProposedChanges proposal={proposal} />
      </Panel>
      <ProposalFacts proposal={proposal} />
      <RecordAudit audit={audit} of={{ record: `proposal:${proposal.id}` }} />
    </>
  );
}
