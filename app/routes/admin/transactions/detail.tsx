import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~server/kernel/money-format";
import { labelFor } from "~server/features/ledger/labels";
import type { Evidence } from "~server/features/evidence/schemas";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { EmptyState } from "~/ui/empty-state";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { useMayCall } from "~/ui/staff-rights";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { SkipToDecision } from "../queues/decision-keys";
import { DecisionLayout } from "../queues/decision-layout";
import { CustomerEvidence } from "../evidence/customer-evidence";
import { FlagPanel } from "../evidence/flag-list";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref, fromParam } from "../queues/queue-labels";
import { PayoutPanel } from "./payout-panel";
import { customerName } from "./customer-name";
import { DecisionActions } from "./decision-actions";
import { GatewayPanel } from "./gateway-panel";
import type { ShownTransaction } from "./shown-transaction";
import { loadViewers } from "../viewers/load-viewers.server";
import { ViewerList } from "../viewers/viewer-list";
import { AdminTransactionFacts } from "./transaction-facts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffTransactions", "details"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.id ?? "", fromParam(request)];
  const answer = await api(request).admin.transaction({ params: { id } });
  if (!answer.ok && answer.problem.status === 404)
    return data(
      {
        transaction: null,
        from,
        place: null,
        audit: null,
        evidence: null,
        viewers: [],
        payout: null,
      },
      { status: 404 },
    );
  const isPending = answer.ok && answer.value.status === "pending";
  const [place, audit, evidence, viewers, payout] = await Promise.all([
    loadQueuePlace(request, from, id),
    loadRecordAudit(request, { record: `transaction:${id}` }),
    loadIfOffered(request, api(request).admin.evidence({ params: { id } })),
    isPending ? loadViewers(request, "transaction", id) : [],
    answer.ok && answer.value.type === "withdrawal"
      ? loadIfOffered(request, api(request).payouts.get({ params: { id } }))
      : null,
  ]);
  const transaction = await load(request, answer);
  return data({ transaction, from, place, audit, evidence, viewers, payout });
}

function WaitsForSecondPerson({ request }: { request: NonNullable<Evidence["approvalRequest"]> }) {
  const t = useMessages("staffTransactions");
  return (
    <div className="mb-5">
      <Banner
        tone="info"
        action={<a href={paths.admin.approvalRequest(request.id)}>{t("viewRequest")}</a>}
      >
        {t("waitsForSecondPerson", {
          name: <bdi>{request.requestedBy}</bdi>,
          time: <Instant iso={request.createdAt} />,
        })}
      </Banner>
    </div>
  );
}

export default function TransactionDetailPage() {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  const { transaction, from, place, audit, evidence, viewers, payout } =
    useLoaderData<typeof loader>();
  const canDecide = useMayCall("admin.approve");
  const back = { href: backHref(from, paths.admin.transactions()), label: t("back") };
  if (!transaction) {
    return (
      <>
        <PageHeading title={t("details")} back={back} />
        <EmptyState icon="find" title={t("missing")}>
          {t("missingHint")}
        </EmptyState>
      </>
    );
  }
  const shown: ShownTransaction = { transaction, payout, from };
  const request = evidence?.approvalRequest;
  // A sent payout can only be reversed as returned.
  const isPaidOut = payout !== null && payout.state !== "to_send";
  return (
    <>
      {canDecide && transaction.status === "pending" && <SkipToDecision />}
      <PageHeading
        title={t("details")}
        lead={t("detailsLead", {
          type: labelFor(transaction.type, locale),
          amount: formatMoney(transaction.amount, transaction.currency, locale),
          customer: customerName(transaction),
        })}
        back={back}
        actions={place && <QueueBar place={place} />}
      />
      {transaction.status === "pending" && <ViewerList viewers={viewers} />}
      {request && <WaitsForSecondPerson request={request} />}
      <Outlet context={shown} />
      <DecisionLayout
        aside={evidence && <CustomerEvidence evidence={evidence} />}
        actions={canDecide && !isPaidOut && <DecisionActions {...shown} isRequested={!!request} />}
      >
        {payout && <PayoutPanel payout={payout} from={from} />}
        {evidence && <FlagPanel flags={evidence.flags} />}
        <GatewayPanel transaction={transaction} />
        <AdminTransactionFacts {...shown} source={evidence?.source} />
      </DecisionLayout>
      <RecordAudit audit={audit} of={{ record: `transaction:${transaction.id}` }} />
    </>
  );
}
