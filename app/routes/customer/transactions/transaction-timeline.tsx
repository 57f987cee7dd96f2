import type { HistoryEntry } from "~server/features/transactions/history-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { actorLabel, toneOfStep, stepLabel } from "./history-labels";

interface Props {
  history: readonly HistoryEntry[];
  currency: Parameters<typeof formatMoney>[1];
  isReadByOwner: boolean;
}

/** What happened to a transaction, newest last: also what was taken back. */
export function TransactionTimeline({ history, currency, isReadByOwner }: Props) {
  return (
    <Panel title="History">
      <ol className="timeline">
        {history.map((entry) => (
          <li key={entry.id} className={toneOfStep(entry.step)}>
            <p>
              <strong>{stepLabel(entry)}</strong> {actorLabel(entry.by, isReadByOwner)}
              {tellsAmount(entry) && <>: {formatMoney(entry.amount, currency)}</>}
            </p>
            {entry.step === "reversed" && <p>What had been booked was taken back.</p>}
            {entry.reason && <p>Reason: {entry.reason}</p>}
            <span className="hint">
              <Instant iso={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const tellsAmount = ({ step }: HistoryEntry) =>
  step === "requested" || step === "booked" || step === "amount_changed";
