// The months since the account was opened, each with its statement.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { zoneName } from "~server/kernel/instants";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { MonthTables } from "./month-tables";
import { balanceMeaning } from "./statement-labels";

export const handle = { title: "Statements", sheets: ["work", "months"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return { list: await loadIfOffered(request, api(request).statements.list()) };
}

export default function StatementsPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title="Statements"
        lead="Each month of your wallet, to read, print or keep as a PDF."
      />
      <Panel>
        {list ? (
          <>
            <MonthTables months={list.months} currency={list.currency} />
            <p className="hint mt-4">
              Months begin and end at midnight, {zoneName(list.timeZone)}. {balanceMeaning}
            </p>
          </>
        ) : (
          <EmptyState title="No statements yet">
            Statements begin once you have a wallet.
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
