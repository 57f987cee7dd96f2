import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  ApprovalRequestSearchParams,
  type ApprovalRequest,
} from "~server/features/approval-requests/schemas";
import { approvalRequestStates } from "~server/features/approval-requests/labels";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { readable } from "~/ui/status-labels";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { OpenedBy } from "../viewers/viewer-list";
import { actionLabel, customerLabel } from "./approval-request-labels";

export const handle = { title: "Approval requests" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, state } = ApprovalRequestSearchParams.parse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  const list = await load(request, api(request).proposals.list({ query: { page, state } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.proposals({ state, page: list.totalPages }));
  const isAnyOpen = list.proposals.some(({ state: each }) => each === "open");
  return { list, state, openRecords: await loadOpenRecords(request, "proposal", isAnyOpen) };
}

const columnsWith = (
  openRecords: Readonly<Record<string, string>>,
): readonly Column<ApprovalRequest>[] => [
  {
    header: "About",
    place: 1,
    cell: (row) => <a href={paths.admin.approvalRequest(row.id)}>{customerLabel(row)}</a>,
  },
  {
    header: "What",
    place: 3,
    cell: (row) => <span className="whitespace-nowrap">{actionLabel(row)}</span>,
  },
  {
    header: "Amount",
    isNumeric: true,
    cell: ({ call, credit, currency }) => {
      const amount = call?.amount ?? credit?.amount;
      return amount === undefined ? "-" : <MoneyText amount={amount} currency={currency} />;
    },
  },
  {
    header: "Requested by",
    cell: ({ proposedBy }) => (
      <span className="inline-block wrap-anywhere md:min-w-28">{proposedBy.name}</span>
    ),
  },
  { header: "Requested", cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  {
    header: "State",
    place: 2,
    cell: ({ id, state }) => (
      <>
        <StatusBadge status={state} />
        {state === "open" && <OpenedBy words={openRecords[id]} />}
      </>
    ),
  },
];

export default function ApprovalRequestListPage() {
  const { list, state, openRecords } = useLoaderData<typeof loader>();
  const views = [undefined, ...approvalRequestStates].map((view) => ({
    label: view ? readable(view) : "All",
    href: paths.admin.proposals({ state: view }),
    isCurrent: view === state,
  }));
  return (
    <>
      <PageHeading
        title="Approval requests"
        lead={
          list.isAsked
            ? "Every change of balances takes two people, and so do changes of staff and money at or above the approval thresholds."
            : "Changes of staff and money at or above the approval thresholds take two people: one asks, another approves."
        }
      />
      <FilterLinks label="State" links={views} />
      <Panel>
        <DataTable
          caption="Approval requests, newest first"
          columns={columnsWith(openRecords)}
          rows={list.proposals}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No approval requests">
              What needs a second person appears here.
            </EmptyState>
          }
        />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.proposals({ state, page })}
        />
      </Panel>
    </>
  );
}
