import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { allRoles, type StaffRole } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/panel";
import { readable } from "~/ui/status-labels";
import { actionLabel } from "./approval-request-labels";

interface Props {
  call: NonNullable<ApprovalRequest["call"]>;
  request: ApprovalRequest;
}

/** What a colleague tried to do, with what they typed and what it would move. */
export function HeldCall({ call, request }: Props) {
  const { amount, body, subject } = call;
  const items = [
    { term: "Change", value: actionLabel(request) },
    { term: "About", value: <SubjectLink subject={subject} userId={request.user} /> },
    ...(amount === undefined
      ? []
      : [{ term: "Moves", value: <MoneyText amount={amount} currency={request.currency} /> }]),
    ...rolesOf(call),
    ...Object.entries(body)
      .filter(([name]) => !shownElsewhere.has(name))
      .map(([name, value]) => ({ term: labelOf(name), value: String(value) })),
  ];
  return (
    <Panel title="What would change">
      {request.isOutdated && (
        <Notice
          tone="danger"
          text="What it is about has changed, or whoever asked may no longer do so: it can no longer be approved. Refuse or withdraw it, and make the change again."
        />
      )}
      <DefinitionList items={items} />
    </Panel>
  );
}

/** By the facts of the request, or by the roles. */
const shownElsewhere: ReadonlySet<string> = new Set(["userId", "roles", "fullname"]);

function rolesOf({ roles }: Props["call"]) {
  if (!roles) return [];
  const named = (held: readonly StaffRole[]) => (held.length > 0 ? allRoles(held) : "None");
  return [
    { term: "Roles before", value: named(roles.before) },
    { term: "Roles after", value: named(roles.after) },
  ];
}

const labelOf = (field: string) => readable(field.replace(/[A-Z]/g, (letter) => ` ${letter}`));

function SubjectLink({ subject, userId }: { subject: string; userId: string }) {
  const [kind, id = ""] = subject.split(":");
  if (kind === "transaction") return <a href={paths.admin.transaction(id)}>The transaction</a>;
  if (kind === "staff") return <a href={paths.admin.staff()}>The staff</a>;
  if (kind === "payout_stop") return <a href={paths.admin.payoutStop()}>The payout stop</a>;
  if (kind === "wallet") return <a href={paths.admin.wallet(userId)}>The wallet</a>;
  return <a href={paths.admin.user(id)}>The account</a>;
}
