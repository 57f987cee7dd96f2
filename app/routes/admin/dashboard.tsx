import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "~server/kernel/instants";
import { operator } from "~server/kernel/operator";
import { api } from "~/platform/api/api.server";
import { loadPart } from "~/platform/api/load-part.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { RefreshLinks } from "~/ui/refresh-links";
import { useMayCall } from "~/ui/staff-rights";
import { RefreshRegion } from "~/ui/refresh-region";
import { autoRefreshSeconds } from "~/ui/refresh-seconds";
import { DaysFigure } from "./transactions/days-figure";
import { loadExpected, loadQueues } from "./queues/load-queues.server";
import { WaitingPanel } from "./queues/waiting-panel";
import { StatusTotal } from "./transactions/status-total";
import { AdminTransactionTable } from "./transactions/transaction-table";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffDashboard", "title"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

/** The order of the summary cards. */
const shownStatuses = ["successful", "pending", "failed"] as const;
const waitingShown = 5;
const waitingList = paths.admin.transactions({ status: "pending" });

export async function loader({ request }: LoaderFunctionArgs) {
  const [stats, waiting, queues, recentDays] = await Promise.all([
    loadPart(request, api(request).transactions.adminStats()),
    loadPart(
      request,
      api(request).admin.transactions({ query: { status: "pending", limit: waitingShown } }),
    ),
    loadQueues(request),
    loadDays(request),
  ]);
  const expected = await loadExpected(request, queues);
  return { stats, waiting, queues, expected, recentDays, search: new URL(request.url).search };
}

/** Null if another backend doesn't have them. */
async function loadDays(request: Request) {
  const call = api(request).transactions.adminDays();
  const answer = await call;
  return !answer.ok && answer.problem.status === 404 ? null : loadPart(request, call);
}

export default function AdminDashboardPage() {
  const t = useMessages("staffDashboard");
  const { stats, waiting, queues, expected, recentDays, search } = useLoaderData<typeof loader>();
  const canStop = useMayCall("payoutStops.stop");
  return (
    <>
      <PageHeading
        title={t("heading")}
        lead={t("lead")}
        actions={
          <>
            <ButtonLink tone="secondary" href={paths.admin.transactions({ type: "deposit" })}>
              {t("queue.deposits")}
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.admin.transactions({ type: "withdrawal" })}>
              {t("queue.withdrawals")}
            </ButtonLink>
            {canStop && (
              <ButtonLink tone="quiet" href={paths.admin.payoutStop()}>
                {t("payoutStop")}
              </ButtonLink>
            )}
          </>
        }
      />
      <RefreshRegion
        id="waiting"
        // The line that tells of a refresh is in the space between two panels.
        className="mb-5 [&>.refresh-words]:-mb-5"
        loading={t("refreshing")}
        onlyWhileUsed
      >
        <Totals stats={stats} />
        {queues.length > 0 && <WaitingPanel queues={queues} expected={expected} />}
        <Waiting waiting={waiting} />
      </RefreshRegion>
      <RefreshLinks here={`${paths.admin.dashboard()}${search}`} />
      {recentDays && (
        <Panel
          title={
            recentDays.ok ? t("lastDays", { count: recentDays.value.days.length }) : t("recentDays")
          }
        >
          {recentDays.ok ? (
            <DaysFigure days={recentDays.value.days} />
          ) : (
            <EmptyState icon="alert" title={recentDays.message} />
          )}
        </Panel>
      )}
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Totals({ stats }: Pick<Loaded, "stats">) {
  const t = useMessages("staffDashboard");
  if (!stats.ok)
    return (
      <Banner tone="danger" action={<a href={paths.admin.dashboard()}>{t("tryAgain")}</a>}>
        {stats.message}
      </Banner>
    );
  return (
    <>
      <div className="stats">
        {shownStatuses.map((status) => (
          <StatusTotal key={status} status={status} total={stats.value[status]} />
        ))}
      </div>
      <ConversionNote {...stats.value} />
    </>
  );
}

interface Rates {
  ratesAreSimulated?: boolean | undefined;
  ratesAsOf?: string | undefined;
}

function ConversionNote({ ratesAreSimulated, ratesAsOf }: Rates) {
  const t = useMessages("staffDashboard");
  const locale = useLocale();
  if (ratesAsOf === undefined) return <p className="hint mt-2 mb-5" />;
  const values = {
    currency: operator().reportingCurrency,
    day: formatDay(ratesAsOf, "UTC", locale),
  };
  return (
    <p className="hint mt-2 mb-5">
      {ratesAreSimulated ? t("convertedSimulated", values) : t("convertedReference", values)}
    </p>
  );
}

function Waiting({ waiting }: Pick<Loaded, "waiting">) {
  const t = useMessages("staffDashboard");
  const { total, transactions } = waiting.ok ? waiting.value : { total: 0, transactions: [] };
  return (
    <Panel
      title={t("pendingReview")}
      actions={
        total > waitingShown && <a href={waitingList}>{t("viewAllPending", { count: total })}</a>
      }
    >
      <AdminTransactionTable
        caption={t("pendingCaption")}
        rows={transactions}
        from={paths.admin.dashboard()}
        empty={
          waiting.ok ? (
            <EmptyState icon="check" title={t("nonePending")}>
              {t("nonePendingHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="alert" title={waiting.message} />
          )
        }
      />
    </Panel>
  );
}
