import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { customerLabel, isAboutAll, isAboutPerson } from "./approval-request-labels";
import { PartyName, PersonName } from "../people/person-name";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { useLocale, useMessages } from "~/ui/use-messages";

export function ApprovalRequestFacts({ approvalRequest }: { approvalRequest: ApprovalRequest }) {
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
  if (isAboutAll(approvalRequest)) return <>{customerLabel(t, approvalRequest)}</>;
  if (call?.subject === "staff") return <PersonName {...userDetails} />;
  const href = isAboutPerson(approvalRequest) ? paths.admin.user(user) : paths.admin.wallet(user);
  return <PersonName {...userDetails} href={href} />;
}
