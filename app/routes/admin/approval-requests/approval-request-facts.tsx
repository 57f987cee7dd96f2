import type { AuditParty } from "~server/features/audit-log/schemas";
import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";

export function ApprovalRequestFacts({ proposal }: { proposal: ApprovalRequest }) {
  const {
    user,
    userDetails,
    credit,
    currency,
    reason,
    state,
    proposedBy,
    decidedBy,
    createdAt,
    decidedAt,
  } = proposal;
  const items = [
    { term: "State", value: <StatusBadge status={state} /> },
    {
      term: "Customer",
      value: <a href={paths.admin.wallet(user)}>{userDetails.fullname || userDetails.email}</a>,
    },
    ...(credit
      ? [
          {
            term: labelFor(credit.type),
            value: <MoneyText amount={credit.amount} currency={currency} />,
          },
          { term: "Action", value: labelFor(credit.action) },
        ]
      : []),
    ...(credit?.reference ? [{ term: "Reference", value: credit.reference }] : []),
    { term: credit ? "Description" : "Reason", value: reason ?? "None given" },
    { term: "Requested by", value: <Party party={proposedBy} /> },
    { term: "Requested", value: <Instant iso={createdAt} /> },
    ...(decidedBy && decidedAt
      ? [
          {
            term: state === "approved" ? "Approved by" : "Ended by",
            value: <Party party={decidedBy} />,
          },
          { term: "Ended", value: <Instant iso={decidedAt} /> },
        ]
      : []),
  ];
  return (
    <div className="mt-5">
      <Panel title="Request">
        <DefinitionList items={items} />
      </Panel>
    </div>
  );
}

function Party({ party: { id, name, email } }: { party: AuditParty }) {
  return email === undefined ? <>{name}</> : <a href={paths.admin.user(id)}>{name || email}</a>;
}
