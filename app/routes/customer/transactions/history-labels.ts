import type { HistoryEntry } from "~server/features/transactions/history-schemas";
import type { TransactionType } from "~server/features/ledger/labels";
import type { StatusTone } from "~/ui/status-labels";
import type { TranslateForPage } from "~/ui/use-messages";

type Translate = TranslateForPage<"transactions">;

/** Administrators reject a payment; at the gateway, it fails. A withdrawal is approved before it is sent. */
export function eventLabel(t: Translate, { step, by }: HistoryEntry, type: TransactionType) {
  if (step === "failed" && by === "gateway") return t("event.failedAtGateway");
  return t(step === "completed" && type === "withdrawal" ? "event.approved" : `event.${step}`);
}

const tones: Readonly<Partial<Record<HistoryEntry["step"], StatusTone>>> = {
  booked: "green",
  completed: "green",
  failed: "red",
  cancelled: "red",
  reversed: "red",
  requested: "yellow",
  reopened: "yellow",
};

export const toneOfStep = (step: HistoryEntry["step"]): StatusTone => tones[step] ?? "neutral";

/** Who did it, from the reader's point of view. */
export const actorKey = (by: HistoryEntry["by"], isReadByOwner: boolean) =>
  by === "customer" && isReadByOwner ? "by.you" : (`by.${by}` as const);
