import type { HistoryEntry } from "~server/features/transactions/history-schemas";
import type { TransactionType } from "~server/features/ledger/labels";
import { formatMoney } from "~server/kernel/money-format";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { SupportText } from "~/ui/support-text";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import type { StatusTone } from "~/ui/status-labels";

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
  step === "requested" || step === "posted" || step === "amount_changed";

type Translate = TranslateForPage<"transactions">;

/** Administrators reject a payment; at the gateway, it fails. A withdrawal is approved before it is sent. */
function eventLabel(t: Translate, { step, by }: HistoryEntry, type: TransactionType) {
  if (step === "failed" && by === "gateway") return t("event.failedAtGateway");
  return t(step === "completed" && type === "withdrawal" ? "event.approved" : `event.${step}`);
}

const tones: Readonly<Partial<Record<HistoryEntry["step"], StatusTone>>> = {
  posted: "green",
  completed: "green",
  failed: "red",
  cancelled: "red",
  reversed: "red",
  requested: "yellow",
  reopened: "yellow",
};

const toneOfStep = (step: HistoryEntry["step"]): StatusTone => tones[step] ?? "neutral";

/** Who did it, from the reader's point of view. */
const actorKey = (by: HistoryEntry["by"], isReadByOwner: boolean) =>
  by === "customer" && isReadByOwner ? "by.you" : (`by.${by}` as const);
