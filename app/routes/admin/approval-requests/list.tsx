import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  ApprovalRequestSearchParams,
  type ApprovalRequest,
} from "~server/features/approvals/schemas";
import { approvalRequestStates } from "~server/features/approvals/labels";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { SelectionBar } from "~/ui/selection-bar";
import { StatusBadge } from "~/ui/status-badge";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { PartyName, PersonName } from "../people/person-name";
import { balanceLabel } from "../adjustments/balance-labels";
import { OpenedBy } from "../viewers/viewer-list";
import { actionLabel, customerLabel, isAboutNoPerson } from "./approval-request-labels";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { useStatusLabel } from "~/ui/use-status-label";

export const handle = {
  title: pageText("staffApprovalRequests", "listTitle"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, state } = searchParamsOf(request, ApprovalRequestSearchParams);
  const list = await load(request, api(request).approvalRequests.list({ query: { page, state } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.approvalRequests({ state, page: list.totalPages }));
  const isAnyOpen = list.approvalRequests.some(({ state: each }) => each === "open");
  return {
    list,
    state,
    openRecords: await loadOpenRecords(request, "approval_request", isAnyOpen),
  };
}

/** A checkbox for each request that the viewer can reject or cancel. */
const boxes = (t: TranslateForPage<"staffApprovalRequests">): Column<ApprovalRequest> => ({
  header: t("select"),
  hidesHeader: true,
  cell: (row) =>
    (row.canDecide || row.canCancel) && (
      <label className="row-box">
        <input type="checkbox" name="selected" value={row.id} />{" "}
        <span className="sr-only">
          {t("selectOne", { change: actionLabel(t, row), name: customerLabel(t, row) })}
        </span>
      </label>
    ),
});

const columnsWith = (
  t: TranslateForPage<"staffApprovalRequests">,
  openRecords: Readonly<Record<string, string>>,
): readonly Column<ApprovalRequest>[] => [
  {
    header: t("appliesTo"),
    place: 1,
    cell: (row) => {
      const href = paths.admin.approvalRequest(row.id);
      return isAboutNoPerson(row) ? (
        <a href={href}>{customerLabel(t, row)}</a>
      ) : (
        <PersonName {...row.userDetails} href={href} />
      );
    },
  },
  {
    header: t("change"),
    place: 3,
    cell: (row) => <span className="xl:whitespace-nowrap">{actionLabel(t, row)}</span>,
  },
  {
    header: t("field.amount"),
    isNumeric: true,
    cell: (row) => <RequestedAmount request={row} />,
  },
  {
    header: t("requestedBy"),
    cell: ({ requestedBy }) => (
      <span className="inline-block xl:min-w-28">
        <PartyName party={requestedBy} />
      </span>
    ),
  },
  { header: t("requestedAt"), cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  {
    header: t("field.status"),
    place: 2,
    cell: ({ id, state, sameAs }) => (
      <>
        <StatusBadge status={state} />
        {sameAs && (
          <span className="hint block">
            <a href={paths.admin.approvalRequest(sameAs.id)}>{t("sameShort")}</a>
          </span>
        )}
        {state === "open" && <OpenedBy text={openRecords[id]} />}
      </>
    ),
  },
];

export default function ApprovalRequestListPage() {
  const t = useMessages("staffApprovalRequests");
  const statusLabel = useStatusLabel();
  const { list, state, openRecords } = useLoaderData<typeof loader>();
  const views = [undefined, ...approvalRequestStates].map((view) => ({
    label: view ? statusLabel(view) : t("all"),
    href: paths.admin.approvalRequests({ state: view }),
    isCurrent: view === state,
  }));
  return (
    <>
      <PageHeading
        title={t("listTitle")}
        lead={list.isAsked ? t("leadWithAdjustments") : t("lead")}
      />
      <FilterLinks label={t("field.status")} links={views} />
      <Panel>
        <RequestTable approvalRequests={list.approvalRequests} openRecords={openRecords} />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.approvalRequests({ state, page })}
        />
      </Panel>
    </>
  );
}

/** An amount, or what becomes of each balance. */
function RequestedAmount({ request }: { request: ApprovalRequest }) {
  const balances = useMessages("staffAdjustments");
  const { call, credit, currency, changes } = request;
  const amount = call?.amount ?? credit?.amount;
  if (amount !== undefined) return <MoneyText amount={amount} currency={currency} />;
  if (changes.length === 0) return "-";
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {balanceLabel(balances, field)}: <MoneyText amount={before} currency={currency} /> →{" "}
          <MoneyText amount={after} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  approvalRequests: readonly ApprovalRequest[];
  openRecords: Readonly<Record<string, string>>;
}

/** The list, with the requests to reject or cancel together. */
function RequestTable({ approvalRequests, openRecords }: TableProps) {
  const t = useMessages("staffApprovalRequests");
  const [canReject, canCancel] = [
    approvalRequests.some(({ canDecide }) => canDecide),
    approvalRequests.some(({ canCancel }) => canCancel),
  ];
  const isSelectable = canReject || canCancel;
  const columns = columnsWith(t, openRecords);
  const table = (
    <DataTable
      caption={t("listCaption")}
      columns={isSelectable ? [boxes(t), ...columns] : columns}
      rows={approvalRequests}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="shield" title={t("noneYet")}>
          {t("noneYetHint")}
        </EmptyState>
      }
    />
  );
  if (!isSelectable) return table;
  return (
    <form className="form" method="get" action={paths.admin.selectedApprovalRequests("rejection")}>
      <SelectionBar label={t("selectedTitle")}>
        {canReject && (
          <button className="button secondary" type="submit">
            {t("rejectSelected")}
          </button>
        )}
        {canCancel && (
          <button
            className="button secondary"
            type="submit"
            formAction={paths.admin.selectedApprovalRequests("cancellation")}
          >
            {t("cancelSelected")}
          </button>
        )}
        <p className="hint">{t("selectedHint")}</p>
      </SelectionBar>
      {table}
    </form>
  );
}
