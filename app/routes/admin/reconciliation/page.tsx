// The books beside the gateway's, for whoever answers for the figures.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay, zoneName } from "~server/kernel/instants";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useTimeZone } from "~/ui/time-zone";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { LedgerPanel } from "./ledger-panel";
import { PaymentsPanel } from "./payments-panel";
import { ConversionTable, TotalsTable } from "./totals-table";
import { loadPeriod } from "./load-period.server";

export const handle = {
  title: "Reconciliation",
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseReconciliationSearchParams(request);
  const { from, to } = query;
  const [comparison, booked, ledger] = await Promise.all([
    loadPeriod(request, api(request).reconciliation.payments({ query })),
    loadPeriod(request, api(request).reconciliation.totals({ query: { from, to } })),
    load(request, api(request).reconciliation.ledger()),
  ]);
  const { page, ...filter } = query;
  if (comparison.totalPages > 0 && page > comparison.totalPages)
    throw redirect(paths.admin.reconciliation({ ...filter, page: comparison.totalPages }));
  return { comparison, booked, ledger, filter };
}

export default function ReconciliationPage() {
  const { comparison, booked, ledger, filter } = useLoaderData<typeof loader>();
  const { from, to } = comparison;
  const days = { from: filter.from, to: filter.to };
  return (
    <>
      <PageHeading
        title="Reconciliation"
        lead={`${formatDay(from)} to ${formatDay(to)}, ${zoneName(useTimeZone())}: what the books say, and what the payment gateway says.`}
        actions={
          <button className="button secondary" type="button" data-print hidden>
            Print
          </button>
        }
      />
      <ListSearch
        action={paths.admin.reconciliation()}
        textFields={[]}
        days={{ from, to }}
        isNarrowed={filter.from !== undefined || filter.to !== undefined || filter.show === "all"}
        selects={[
          {
            name: "show",
            label: "Payments",
            value: filter.show === "all" ? "all" : undefined,
            any: "Differing",
            choices: [{ value: "all", label: "All payments" }],
          },
        ]}
      />
      <LedgerPanel {...ledger} />
      <PaymentsPanel comparison={comparison} filter={filter} />
      <Panel
        title="Booked in these days"
        actions={
          booked.totals.length > 0 && (
            <ButtonLink tone="secondary" href={paths.admin.bookedTotalsCsv(days)}>
              Download CSV
            </ButtonLink>
          )
        }
      >
        <TotalsTable totals={booked.totals} sums={booked.sums} />
        <ConversionTable conversions={booked.conversions} />
      </Panel>
    </>
  );
}
