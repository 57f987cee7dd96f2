import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Filters } from "../parts/filters";
import { Pages } from "../parts/pages";
import { Files, Search } from "../parts/search";
import { TransactionRows } from "../parts/transaction-rows";
import { transactionsOf } from "../queries.server";
import { signedIn } from "../session.server";

export const meta: MetaFunction = () => [{ title: "Transactions · Meridian" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await signedIn(request);
  return transactionsOf(id, Number(new URL(request.url).searchParams.get("page") ?? 1));
}

export default function Transactions() {
  const { transactions, total, page, totalPages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title="Transactions"
        lead={`${total} transactions, newest first`}
        actions={<Files />}
      />
      <Filters />
      <Search />
      <Panel>
        <TransactionRows rows={transactions} />
        <Pages page={page} totalPages={totalPages} />
      </Panel>
    </>
  );
}
