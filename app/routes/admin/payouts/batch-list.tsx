import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { BatchTotals, payoutCount } from "./batch-totals";

export const handle = { title: "Payout batches" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = PageParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await load(request, api(request).payouts.batches({ query: { page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.payoutBatches({ page: list.totalPages }));
  return { list };
}

const columns: readonly Column<PayoutBatch>[] = [
  {
    header: "Batch",
    place: 1,
    cell: ({ id, reference }) => (
      <span className="whitespace-nowrap">
        <a href={paths.admin.payoutBatch(id)}>{reference}</a>
      </span>
    ),
  },
  { header: "State", place: 2, cell: ({ state }) => <StatusBadge status={state} /> },
  { header: "Payouts", isNumeric: true, cell: payoutCount },
  { header: "Total", place: 4, isNumeric: true, cell: (batch) => <BatchTotals {...batch} /> },
  { header: "Prepared by", cell: ({ preparedBy }) => preparedBy.name },
  { header: "Prepared", cell: ({ preparedAt }) => <StackedInstant iso={preparedAt} /> },
];

export default function BatchListPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title="Payout batches"
        lead="One person prepares a batch, and another releases it."
        back={{ href: paths.admin.payouts(), label: "Payouts" }}
      />
      <Panel>
        <DataTable
          caption="Payout batches, newest first"
          columns={columns}
          rows={list.batches}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No batches">
              Select payouts that wait to be sent, and prepare a batch of them.
            </EmptyState>
          }
        />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.payoutBatches({ page })}
        />
      </Panel>
    </>
  );
}
