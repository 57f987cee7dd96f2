import type { HistoryEntry } from "~server/features/transactions/history-schemas";
import type { TransactionType } from "~server/features/ledger/labels";
import { formatMoney } from "~server/kernel/money-format";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { actorKey, eventLabel, toneOfStep } from "./history-labels";
import { SupportText } from "~/ui/support-text";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  history: readonly HistoryEntry[];
  type: TransactionType;
  currency: Parameters<typeof formatMoney>[1];
  isReadByOwner: boolean;
}

/** The history of a transaction, newest last, including reversals. */
export function TransactionTimeline({ history, ...read }: Props) {
  const t = useMessages("transactions");
  return (
    <Panel title={t("history")}>
      <ol className="timeline">
        {history.map((entry) => (
          <li key={entry.id} className={toneOfStep(entry.step)}>
            <p>
              <Event entry={entry} {...read} />
            </p>
            {entry.step === "reversed" && <p>{t("reversedHint")}</p>}
            {entry.reason && (
              <p>{t("reasonGiven", { reason: <SupportText text={entry.reason} /> })}</p>
            )}
            <span className="hint">
              <Instant iso={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Event({
  entry,
  type,
  currency,
  isReadByOwner,
}: Omit<Props, "history"> & { entry: HistoryEntry }) {
  const t = useMessages("transactions");
  const locale = useLocale();
  const event = t(actorKey(entry.by, isReadByOwner), {
    event: <strong>{eventLabel(t, entry, type)}</strong>,
  });
  if (!showsAmount(entry)) return event;
  return t("withAmount", { event, amount: formatMoney(entry.amount, currency, locale) });
}

const showsAmount = ({ step }: HistoryEntry) =>
  step === "requested" || step === "booked" || step === "amount_changed";
