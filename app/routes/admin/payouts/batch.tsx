// One batch: who prepared and released it, its files, and its payouts.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { fileFormatLabels } from "~server/features/payouts/batch-labels";
import type { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { readable } from "~/ui/status-labels";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { BatchTotals, payoutCount } from "./batch-totals";
import { PayoutTable } from "./payout-table";

export const handle = { title: "Payout batch" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.batch ?? "";
  const batch = await load(request, api(request).payouts.batch({ params: { id } }));
  const audit = await loadRecordAudit(request, { record: `payout_batch:${id}` });
  return { batch, audit };
}

export default function BatchPage() {
  const { batch, audit } = useLoaderData<typeof loader>();
  const { id, reference, canRelease, canCancel } = batch;
  return (
    <>
      <PageHeading
        title={`Batch ${reference}`}
        badge={<StatusBadge status={batch.state} />}
        back={{ href: paths.admin.payoutBatches(), label: "All batches" }}
        actions={
          <>
            {canRelease && <ButtonLink href={paths.admin.payoutRelease(id)}>Release</ButtonLink>}
            {canCancel && (
              <ButtonLink tone="quiet" href={paths.admin.payoutCancellation(id)}>
                Cancel batch
              </ButtonLink>
            )}
          </>
        }
      />
      <Outlet context={batch} />
      <Panel title="This batch">
        <BatchFacts batch={batch} />
        {canCancel && !canRelease && (
          <p className="hint mt-3">Another member of staff has to release what you prepared.</p>
        )}
      </Panel>
      {batch.state === "released" && (
        <Allowed right="secrets">
          <FilePanel batch={batch} />
        </Allowed>
      )}
      <Panel title="Payouts">
        <PayoutTable
          caption="Payouts"
          rows={batch.payouts}
          from={paths.admin.payoutBatch(id)}
          isOneBatch
        />
      </Panel>
      <RecordAudit audit={audit} of={{ record: `payout_batch:${id}` }} />
    </>
  );
}

function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const { endedBy, endedAt, state } = batch;
  const items = [
    { term: "What it is", value: batch.reason },
    { term: "Payouts", value: payoutCount(batch) },
    { term: "Total", value: <BatchTotals {...batch} /> },
    { term: "Prepared by", value: batch.preparedBy.name },
    { term: "Prepared", value: <Instant iso={batch.preparedAt} /> },
    ...(endedBy ? [{ term: `${readable(state)} by`, value: endedBy.name }] : []),
    ...(endedAt ? [{ term: readable(state), value: <Instant iso={endedAt} /> }] : []),
  ];
  return <DefinitionList items={items} />;
}

function FilePanel({ batch: { id, files } }: { batch: PayoutBatch }) {
  return (
    <Panel title="Files">
      <ul className="grid gap-2">
        {files.map(({ format, count }) => (
          <li key={format}>
            <a href={paths.admin.payoutFile(id, format)}>{fileFormatLabels[format]}</a>
            <span className="hint">
              {" "}
              {count} {count === 1 ? "payout" : "payouts"}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3">
        They hold account numbers in full. Each download is noted in the audit log.
      </p>
    </Panel>
  );
}
