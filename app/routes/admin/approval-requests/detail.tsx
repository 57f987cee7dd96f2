// One approval request: the requested change, its requester, and who may decide.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { SkipToDecision, approveId, RejectLink } from "../queues/decision-keys";
import { DecisionLayout } from "../queues/decision-layout";
import { CustomerEvidence } from "../evidence/customer-evidence";
import { FlagPanel } from "../evidence/flag-list";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref, fromParam } from "../queues/queue-labels";
import { loadViewers } from "../viewers/load-viewers.server";
import { GatewayPanel } from "../transactions/gateway-panel";
import { AdminTransactionFacts } from "../transactions/transaction-facts";
import { ViewerList } from "../viewers/viewer-list";
import { RequestedCall } from "./requested-call";
import { RequestedChanges } from "./requested-changes";
import {
  isDecision,
  actionLabel,
  customerLabel,
  type DecisionName,
  isAboutNoPerson,
  isAboutPerson,
} from "./approval-request-labels";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { ButtonLink } from "~/ui/button-link";
import { labelFor } from "~server/features/ledger/labels";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { PartyName, PersonName } from "../people/person-name";
import { StatusBadge } from "~/ui/status-badge";

export const handle = {
  title: pageText("staffApprovalRequests", "title"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.approvalRequest ?? "", fromParam(request)];
  if (params.decision !== undefined && !isDecision(params.decision))
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  const approvalRequest = await load(
    request,
    api(request).approvalRequests.get({ params: { id } }),
  );
  const [place, audit, viewers, about] = await Promise.all([
    loadQueuePlace(request, from, id),
    loadRecordAudit(request, { record: `approval_request:${id}` }),
    approvalRequest.state === "open" ? loadViewers(request, "approval_request", id) : [],
    loadTransaction(request, approvalRequest.call?.subject),
  ]);
  return { approvalRequest, from, place, audit, viewers, about };
}

/** The transaction that a request is about, with its evidence; null if it's about something else. */
async function loadTransaction(request: Request, subject = "") {
  const [kind, id = ""] = subject.split(":");
  if (kind !== "transaction") return null;
  const [transaction, evidence] = await Promise.all([
    loadIfOffered(request, api(request).admin.transaction({ params: { id } })),
    loadIfOffered(request, api(request).admin.evidence({ params: { id } })),
  ]);
  return transaction && evidence && { transaction, evidence };
}

/** What a dialog over the page knows of it. */
export interface ShownApprovalRequest {
  readonly approvalRequest: ApprovalRequest;
  /** The local URL of the Back link. */
  readonly from: string | undefined;
}

export default function ApprovalRequestPage() {
  const t = useMessages("staffApprovalRequests");
  const { approvalRequest, from, place, audit, viewers, about } = useLoaderData<typeof loader>();
  const shown: ShownApprovalRequest = { approvalRequest, from };
  return (
    <>
      {approvalRequest.canDecide && !approvalRequest.isOutdated && <SkipToDecision />}
      <PageHeading
        title={t("title")}
        lead={t("titleLead", {
          change: actionLabel(t, approvalRequest),
          name: customerLabel(t, approvalRequest),
        })}
        back={{
          href: backHref(from, paths.admin.approvalRequests()),
          label: from ? t("back") : t("allRequests"),
        }}
        actions={<ApprovalRequestActions {...shown} />}
      />
      <QueueBar place={place} />
      {approvalRequest.state === "open" && <ViewerList viewers={viewers} />}
      <Outlet context={shown} />
      <DecisionLayout
        aside={about && <CustomerEvidence evidence={about.evidence} />}
        actions={null}
      >
        {approvalRequest.call ? (
          <RequestedCall
            call={approvalRequest.call}
            request={approvalRequest}
            transaction={about?.transaction}
          />
        ) : (
          <Panel title={t("requestedChange")}>
            <RequestedChanges approvalRequest={approvalRequest} />
          </Panel>
        )}
        {approvalRequest.sameAs && <SameRequest same={approvalRequest.sameAs} />}
        <ApprovalRequestFacts approvalRequest={approvalRequest} />
        {about && (
          <>
            <FlagPanel flags={about.evidence.flags} />
            <GatewayPanel transaction={about.transaction} />
            <AdminTransactionFacts
              transaction={about.transaction}
              from={paths.admin.approvalRequest(approvalRequest.id)}
              source={about.evidence.source}
              title={t("object.transaction")}
            />
          </>
        )}
      </DecisionLayout>
      <RecordAudit audit={audit} of={{ record: `approval_request:${approvalRequest.id}` }} />
    </>
  );
}

/** Warns that another request makes the same change. */
function SameRequest({ same }: { same: NonNullable<ApprovalRequest["sameAs"]> }) {
  const t = useMessages("staffApprovalRequests");
  return (
    <div className="banner danger" role="note">
      {t("sameAs", {
        state: same.state,
        name: same.requestedBy.name,
        time: <Instant iso={same.createdAt} />,
      })}{" "}
      <a href={paths.admin.approvalRequest(same.id)}>{t("viewOther")}</a>
    </div>
  );
}

/** The available actions; the administrator who requested it can only cancel it. */
function ApprovalRequestActions({
  approvalRequest: { id, canDecide, canCancel, isOutdated, suspension },
  from,
}: ShownApprovalRequest) {
  const t = useMessages("staffApprovalRequests");
  const label = (decision: DecisionName) =>
    suspension ? t(`suspension.confirm.${decision}`) : t(`confirm.${decision}`);
  const canApprove = canDecide && !isOutdated;
  return (
    <>
      {canApprove && (
        <ButtonLink
          id={approveId}
          tone="success"
          href={paths.admin.approvalRequestDecision(id, "approval", from)}
        >
          {label("approval")}
        </ButtonLink>
      )}
      {canDecide && (
        <RejectLink
          href={`${paths.admin.approvalRequestDecision(id, "rejection", from)}#approval-decision-reason`}
          canApprove={canApprove}
        >
          {label("rejection")}
        </RejectLink>
      )}
      {canCancel && (
        <ButtonLink
          tone="secondary"
          href={paths.admin.approvalRequestDecision(id, "cancellation", from)}
        >
          {label("cancellation")}
        </ButtonLink>
      )}
    </>
  );
}

function ApprovalRequestFacts({ approvalRequest }: { approvalRequest: ApprovalRequest }) {
  const t = useMessages("staffApprovalRequests");
  const locale = useLocale();
  const { credit, currency, reason, state, requestedBy, decidedBy, createdAt, decidedAt } =
    approvalRequest;
  const items = [
    { term: t("field.status"), value: <StatusBadge status={state} /> },
    {
      term: isAboutPerson(approvalRequest) ? t("user") : t("customer"),
      value: <Person {...approvalRequest} />,
    },
    ...(credit
      ? [
          {
            term: labelFor(credit.type, locale),
            value: <MoneyText amount={credit.amount} currency={currency} />,
          },
          { term: t("field.transactionAction"), value: labelFor(credit.action, locale) },
        ]
      : []),
    ...(credit?.reference ? [{ term: t("field.reference"), value: credit.reference }] : []),
    { term: credit ? t("field.description") : t("field.reason"), value: reason ?? t("none") },
    { term: t("requestedBy"), value: <PartyName party={requestedBy} /> },
    { term: t("requestedAt"), value: <Instant iso={createdAt} /> },
    ...(decidedBy && decidedAt
      ? [
          {
            term: t("decidedBy", { state }),
            value: <PartyName party={decidedBy} />,
          },
          { term: t("decidedAt", { state }), value: <Instant iso={decidedAt} /> },
        ]
      : []),
  ];
  return (
    <Panel title={t("details")}>
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

/** A person who hasn't been invited yet has no page. */
function Person(approvalRequest: Pick<ApprovalRequest, "call" | "user" | "userDetails">) {
  const t = useMessages("staffApprovalRequests");
  const { call, user, userDetails } = approvalRequest;
  if (isAboutNoPerson(approvalRequest)) return <>{customerLabel(t, approvalRequest)}</>;
  if (call?.subject === "staff") return <PersonName {...userDetails} />;
  const href = isAboutPerson(approvalRequest) ? paths.admin.user(user) : paths.admin.wallet(user);
  return <PersonName {...userDetails} href={href} />;
}
