import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { load, loadIfOffered } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { DaysFigure } from "./days-figure";
import { loadQueues } from "./queues/load-queues.server";
import { WaitingPanel } from "./queues/waiting-panel";
import { StatusTally } from "./status-tally";
import { TransactionTable } from "./transactions/transaction-table";

export const handle = { title: "Admin Dashboard", sheets: ["lists"] } satisfies PageHandle;

/** In the order of the spec. */
const shownStatuses = ["successful", "pending", "failed"] as const;
const waitingShown = 5;
const waitingList = paths.admin.transactions({ status: "pending" });

export async function loader({ request }: LoaderFunctionArgs) {
  const [stats, waiting, queues, lately] = await Promise.all([
    load(request, api(request).transactions.adminStats()),
    load(request, api(request).admin.transactions({ query: { status: "pending", limit: waitingShown } })),
    loadQueues(request),
    loadIfOffered(request, api(request).transactions.adminDays()),
  ]);
  return { stats, waiting, queues, lately };
}

export default function AdminDashboardPage() {
  const { stats, waiting, queues, lately } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title="Dashboard"
        lead="All customers' transactions, and what waits for a decision."
        actions={
          <>
            <ButtonLink tone="secondary" href={paths.admin.transactions({ type: "deposit" })}>
              Deposits
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.admin.transactions({ type: "withdrawal" })}>
              Withdrawals
            </ButtonLink>
          </>
        }
      />
      <div className="stats">
        {shownStatuses.map((status) => (
          <StatusTally key={status} status={status} tally={stats[status]} />
        ))}
      </div>
      <p className="hint mt-2 mb-5">
        Totals add US dollars, euros and pounds as they are, without conversion. Amounts of single transactions are in
        their own currency.
      </p>
      {queues.length > 0 && <WaitingPanel queues={queues} />}
      <Panel
        title="Waiting for a decision"
        actions={waiting.total > waitingShown && <a href={waitingList}>View all {waiting.total} pending</a>}
      >
        <TransactionTable
          caption="The newest pending transactions"
          rows={waiting.transactions}
          from={paths.admin.dashboard()}
          empty={<EmptyState title="Nothing is waiting">New deposits and withdrawals will appear here.</EmptyState>}
        />
      </Panel>
      {lately && (
        <Panel title={`The last ${lately.days.length} days`}>
          <DaysFigure days={lately.days} />
        </Panel>
      )}
    </>
  );
}
