import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
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
    ...Object.entries(body)
      .filter(([name]) => name !== "userId")
      .map(([name, value]) => ({ term: labelOf(name), value: String(value) })),
  ];
  return (
    <Panel title="What would change">
      {request.isOutdated && (
        <Notice
          tone="danger"
          text="This has changed since the request was made, so it can no longer be approved. Refuse or withdraw it, and make the change again."
        />
      )}
      <DefinitionList items={items} />
    </Panel>
  );
}

const labelOf = (field: string) => readable(field.replace(/[A-Z]/g, (letter) => ` ${letter}`));

function SubjectLink({ subject, userId }: { subject: string; userId: string }) {
  const [kind, id = ""] = subject.split(":");
  if (kind === "transaction") return <a href={paths.admin.transaction(id)}>The transaction</a>;
  if (kind === "wallet") return <a href={paths.admin.wallet(userId)}>The wallet</a>;
  return <a href={paths.admin.user(id)}>The account</a>;
}
