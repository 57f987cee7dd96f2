import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~server/kernel/money-format";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref } from "../queues/queue-labels";
import { customerName } from "./customer-name";
import { DecisionActions } from "./decision-actions";
import { fromParam } from "../from-param";
import type { ShownTransaction } from "./shown-transaction";
import { AdminTransactionFacts } from "./transaction-facts";

export const handle = { title: "Transaction Details" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.id ?? "", fromParam(request)];
  const answer = await api(request).admin.transaction({ params: { id } });
  if (!answer.ok && answer.problem.status === 404)
    return data({ transaction: null, from, place: null, audit: null }, { status: 404 });
  const [place, audit] = await Promise.all([
    loadQueuePlace(request, from, id),
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
        lead={`${labelFor(transaction.type)} of ${formatMoney(transaction.amount, transaction.currency)}, ${customerName(transaction)}`}
        back={back}
        actions={<DecisionActions {...shown} />}
      />
      <QueueBar place={place} />
      <Outlet context={shown} />
      <AdminTransactionFacts transaction={transaction} from={from} />
      <RecordAudit audit={audit} of={{ record: `transaction:${transaction.id}` }} />
    </>
  );
}
