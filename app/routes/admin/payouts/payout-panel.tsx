// What became of an approved withdrawal, on the page of its transaction.
import type { Payout } from "~server/features/payouts/schemas";
import { formatDay } from "~server/kernel/instants";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";

interface Props {
  payout: Payout;
  from: string | undefined;
}

export function PayoutPanel({ payout, from }: Props) {
  const { state, batch, expectedDay, reason } = payout;
  const items = [
    { term: "State", value: <StatusBadge status={state} /> },
    { term: "Approved", value: <Instant iso={payout.approvedAt} /> },
    { term: "Sent", value: payout.sentAt && <Instant iso={payout.sentAt} /> },
    { term: "Payment reference", value: payout.reference },
    { term: "Expected by", value: expectedDay && formatDay(expectedDay) },
    { term: "Arrived", value: payout.arrivedAt && <Instant iso={payout.arrivedAt} /> },
    { term: "Returned", value: payout.returnedAt && <Instant iso={payout.returnedAt} /> },
    { term: "Reason", value: reason },
    {
      term: "Batch",
      value: batch && <a href={paths.admin.payoutBatch(batch.id)}>{batch.reference}</a>,
    },
  ];
  return (
    <Panel title="Payout">
      <div className="compact in-columns">
        <DefinitionList items={items.filter(({ value }) => value)} />
      </div>
      <Allowed right="transactions">
        <PayoutActions payout={payout} from={from} />
      </Allowed>
    </Panel>
  );
}

function PayoutActions({ payout: { id, state, batch }, from }: Props) {
  if (state === "returned") return null;
  if (state === "to_send" && batch)
    return <p className="hint mt-3">It is sent when its batch is released.</p>;
  return (
    <div className="actions mt-4">
      {state !== "arrived" && (
        <ButtonLink
          tone={state === "to_send" ? "primary" : "quiet"}
          href={paths.admin.payoutSent(id, from)}
        >
          {state === "to_send" ? "Mark as sent" : "Correct details"}
        </ButtonLink>
      )}
      {state === "sent" && (
        <ButtonLink href={paths.admin.payoutArrival(id, from)}>Mark as arrived</ButtonLink>
      )}
      {state !== "to_send" && (
        <ButtonLink tone="danger" href={paths.admin.payoutReturn(id, from)}>
          Mark as returned
        </ButtonLink>
      )}
    </div>
  );
}
