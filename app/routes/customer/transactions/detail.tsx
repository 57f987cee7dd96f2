import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~server/contract/values/money-format";
import { labelFor } from "~server/contract/values/transaction-words";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { findTransaction } from "./find-transaction.server";
import { backToList, NoTransaction, notFound } from "./no-transaction";
import { TransactionFacts } from "./transaction-facts";

export const handle = { title: (transaction) => (transaction ? "Transaction" : notFound) } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const transaction = await findTransaction(request, params.id ?? "");
  return data(transaction, { status: transaction ? 200 : 404 });
}

export default function TransactionPage() {
  const transaction = useLoaderData<typeof loader>();
  if (!transaction) return <NoTransaction />;
  const { id, type, amount, currency, status } = transaction;
  return (
    <>
      <PageHeading
        title={`${labelFor(type)} of ${formatMoney(amount, currency)}`}
        back={backToList}
        actions={
          <>
            <ButtonLink href={paths.customer.transactionEdit(id)} tone="secondary">Edit</ButtonLink>
            {status === "pending" && (
              <ButtonLink href={paths.customer.transactionCancellation(id)} tone="quiet">Cancel this request</ButtonLink>
            )}
          </>
        }
      />
      <Outlet context={transaction} />
      <Panel>
        <TransactionFacts transaction={transaction} />
      </Panel>
    </>
  );
}
