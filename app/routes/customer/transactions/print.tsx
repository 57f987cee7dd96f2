// The list for paper: everything that its filters name, on one page.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useProfile } from "../use-profile";
import { allMatches } from "./all-matches.server";
import { filterLabel } from "./filter-labels";
import { listed } from "./listed-transaction";
import { allColumns, TransactionTable } from "./transaction-table";

export const handle = { title: "Transactions for printing" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { filter } = parseTransactionSearchParams(request);
  return { list: listed(await allMatches(request, filter)), filter, now: new Date().toISOString() };
}

export default function PrintPage() {
  const { list, filter, now } = useLoaderData<typeof loader>();
  const { fullname, email } = useProfile();
  const { transactions, total } = list;
  return (
    <>
      <PageHeading
        title="Transactions"
        lead={`${filterLabel(filter)}: ${total}, newest first.`}
        back={{ href: paths.customer.transactions(filter), label: "Back to transactions" }}
        actions={
          <button className="button primary" type="button" data-print hidden>
            Print
          </button>
        }
      />
      <p className="mb-4">
        {fullname}, {email}. Drawn up on <Instant iso={now} />.
      </p>
      {transactions.length < total && (
        <Banner tone="warning">
          Only the newest {transactions.length} are shown. Choose days to see the others.
        </Banner>
      )}
      <Panel>
        <TransactionTable caption="Transactions" columns={allColumns} rows={transactions} />
      </Panel>
    </>
  );
}
