// The ledger compared with the payment gateway.
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
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { redirectWithFlash } from "~/platform/session/session.server";
import type { Result } from "~server/kernel/result";

export const handle = {
  title: pageText("staffReconciliation", "title"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseReconciliationSearchParams(request);
  const { from, to } = query;
  const [comparison, posted, ledger] = await Promise.all([
    loadPeriod(request, api(request).reconciliation.payments({ query })),
    loadPeriod(request, api(request).reconciliation.totals({ query: { from, to } })),
    load(request, api(request).reconciliation.ledger()),
  ]);
  const { page, ...filter } = query;
  if (comparison.totalPages > 0 && page > comparison.totalPages)
    throw redirect(paths.admin.reconciliation({ ...filter, page: comparison.totalPages }));
  return { comparison, posted, ledger, filter };
}

export default function ReconciliationPage() {
  const t = useMessages("staffReconciliation");
  const locale = useLocale();
  const { comparison, posted, ledger, filter } = useLoaderData<typeof loader>();
  const { from, to } = comparison;
  const days = { from: filter.from, to: filter.to };
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("lead", {
          from: formatDay(from, "UTC", locale),
          to: formatDay(to, "UTC", locale),
          zone: zoneName(useTimeZone()),
        })}
        actions={
          <button className="button secondary" type="button" data-print hidden>
            {t("print")}
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
            label: t("payments"),
            value: filter.show === "all" ? "all" : undefined,
            any: t("discrepancies"),
            choices: [{ value: "all", label: t("allPayments") }],
          },
        ]}
      />
      <LedgerPanel {...ledger} />
      <PaymentsPanel comparison={comparison} filter={filter} />
      <Panel
        title={t("postedInPeriod")}
        actions={
          posted.totals.length > 0 && (
            <ButtonLink tone="secondary" href={paths.admin.postedTotalsCsv(days)}>
              {t("downloadCsv")}
            </ButtonLink>
          )
        }
      >
        <TotalsTable totals={posted.totals} sums={posted.sums} />
        <ConversionTable conversions={posted.conversions} />
      </Panel>
    </>
  );
}

/** A period that is too long, or ends before it begins, redirects to the current month with the reason. */
async function loadPeriod<Value>(request: Request, call: Promise<Result<Value>>): Promise<Value> {
  const result = await call;
  if (result.ok || result.problem.code !== "period_too_long") return load(request, result);
  throw await redirectWithFlash(
    request,
    paths.admin.reconciliation(),
    result.problem.message,
    "danger",
  );
}
