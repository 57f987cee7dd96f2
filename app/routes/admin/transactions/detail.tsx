import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~server/contract/values/money-format";
import { labelFor } from "~server/contract/values/transaction-words";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { loadRecordAudit } from "../audit/load-record-audit.server";
import { RecordAudit } from "../audit/record-audit";
import { placeIn } from "../queues/place-in.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref } from "../queues/queue-words";
import { customerOf } from "./customer-of";
import { DecisionActions } from "./decision-actions";
import { fromOf } from "./from-address";
import type { ShownTransaction } from "./shown-transaction";
import { TransactionFacts } from "./transaction-facts";

export const handle = { title: "Transaction Details" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.id ?? "", fromOf(request)];
  const answer = await api(request).admin.transaction({ params: { id } });
  if (!answer.ok && answer.problem.status === 404)
    return data({ transaction: null, from, place: null, audit: null }, { status: 404 });
  const [place, audit] = await Promise.all([
    placeIn(request, from, id),
    loadRecordAudit(request, { record: `transaction:${id}` }),
  ]);
  return data({ transaction: await load(request, Promise.resolve(answer)), from, place, audit });
}

export default function TransactionDetailPage() {
  const { transaction, from, place, audit } = useLoaderData<typeof loader>();
  const back = { href: backHref(from, paths.admin.transactions()), label: "Back" };
  if (!transaction) {
    return (
      <>
        <PageHeading title="Transaction Details" back={back} />
        <EmptyState title="No transaction">It does not exist, or it has been deleted.</EmptyState>
      </>
    );
  }
  const shown: ShownTransaction = { transaction, from };
  return (
    <>
      <PageHeading
        title="Transaction Details"
        lead={`${labelFor(transaction.type)} of ${formatMoney(transaction.amount, transaction.currency)}, ${customerOf(transaction)}`}
        back={back}
        actions={<DecisionActions {...shown} />}
      />
      <QueueBar place={place} />
      <Outlet context={shown} />
      <TransactionFacts transaction={transaction} from={from} />
      <RecordAudit audit={audit} of={{ record: `transaction:${transaction.id}` }} />
    </>
  );
}
