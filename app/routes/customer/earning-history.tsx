// Successful withdrawals and their total.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedTransactions } from "~server/contract/schemas/transactions";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";
import { listed } from "./transactions/listed-transaction";
import { payoutColumns, TransactionTable } from "./transactions/transaction-table";
import { useProfile } from "./use-profile";

export const handle = { title: "Earning history" } satisfies PageHandle;

const address = (page: number) => paths.customer.earningHistory({ page });

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = AskedTransactions.parse({ page: new URL(request.url).searchParams.get("page") });
  const query = { type: "withdrawal", status: "successful", page };
  const list = await load(request, api(request).transactions.list({ query }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(address(list.totalPages));
  return listed(list);
}

export default function EarningHistoryPage() {
  const { transactions, total, totalAmount, page, totalPages } = useLoaderData<typeof loader>();
  const { currency } = useProfile();
  return (
    <>
      <PageHeading title="Earning history" lead="What you have withdrawn successfully." />
      <div className="stats">
        <Stat
          label="Total withdrawn"
          amount={totalAmount}
          currency={transactions[0]?.currency ?? currency}
          note={total === 1 ? "1 successful withdrawal" : `${total} successful withdrawals`}
          isLead
        />
      </div>
      <Panel>
        <TransactionTable
          caption="Successful withdrawals"
          columns={payoutColumns}
          rows={transactions}
          empty={<EmptyState>A withdrawal appears here once it was paid out.</EmptyState>}
        />
        <Pager page={page} totalPages={totalPages} hrefFor={address} />
      </Panel>
    </>
  );
}
