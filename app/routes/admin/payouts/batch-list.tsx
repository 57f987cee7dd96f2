import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PayoutBatch } from "~server/features/payouts/batch-schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { PartyName } from "../people/person-name";
import { BatchTotals, payoutCount } from "./batch-totals";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffPayouts", "batches") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = searchParamsOf(request, PageParams);
  const list = await load(request, api(request).payouts.batches({ query: { page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.payoutBatches({ page: list.totalPages }));
  return { list };
}

const columnsIn = (t: TranslateForPage<"staffPayouts">): readonly Column<PayoutBatch>[] => [
  {
    header: t("batch"),
    place: 1,
    cell: ({ id, reference }) => (
      <span className="whitespace-nowrap">
        <a href={paths.admin.payoutBatch(id)}>{reference}</a>
      </span>
    ),
  },
  {
    header: t("status"),
    place: 2,
    cell: ({ state }) => <StatusBadge status={state} label={t(`batchState.${state}`)} />,
  },
  { header: t("payouts"), isNumeric: true, cell: payoutCount },
  { header: t("total"), place: 4, isNumeric: true, cell: (batch) => <BatchTotals {...batch} /> },
  { header: t("preparedBy"), cell: ({ preparedBy }) => <PartyName party={preparedBy} /> },
  {
    header: t("batchState.prepared"),
    cell: ({ preparedAt }) => <StackedInstant iso={preparedAt} />,
  },
];

export default function BatchListPage() {
  const t = useMessages("staffPayouts");
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("batches")}
        lead={t("batchesLead")}
        back={{ href: paths.admin.payouts(), label: t("payouts") }}
      />
      <Panel>
        <DataTable
          caption={t("batchesCaption")}
          columns={columnsIn(t)}
          rows={list.batches}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="send" title={t("noBatches")}>
              {t("noBatchesHint")}
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
