import type { AuditParty } from "~server/features/audit-log/schemas";
import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { customerLabel, isAboutAll, isAboutPerson } from "./approval-request-labels";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";

export function ApprovalRequestFacts({ proposal }: { proposal: ApprovalRequest }) {
  const { credit, currency, reason, state, proposedBy, decidedBy, createdAt, decidedAt } = proposal;
  const items = [
    { term: "State", value: <StatusBadge status={state} /> },
    { term: isAboutPerson(proposal) ? "Person" : "Customer", value: <Person {...proposal} /> },
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

/** Somebody who is yet to be invited has no page. */
function Person(proposal: Pick<ApprovalRequest, "call" | "user" | "userDetails">) {
  const { call, user } = proposal;
  const name = customerLabel(proposal);
  if (isAboutAll(proposal)) return <>{name}</>;
  if (call?.subject === "staff") return <span className="wrap-anywhere">{name}</span>;
  const href = isAboutPerson(proposal) ? paths.admin.user(user) : paths.admin.wallet(user);
  return <a href={href}>{name}</a>;
}

function Party({ party: { id, name, email } }: { party: AuditParty }) {
  return email === undefined ? <>{name}</> : <a href={paths.admin.user(id)}>{name || email}</a>;
}
