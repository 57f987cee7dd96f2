import type { HistoryEntry } from "~server/features/transactions/history-schemas";
import type { StatusTone } from "~/ui/status-labels";

const stepLabels: Readonly<Record<HistoryEntry["step"], string>> = {
  requested: "Requested",
  booked: "Booked",
  completed: "Completed",
  failed: "Rejected",
  cancelled: "Cancelled",
  reversed: "Reversed",
  reopened: "Opened again",
  amount_changed: "Amount changed",
  description_changed: "Description changed",
};

/** Where an administrator rejects, a gateway only fails. */
export function stepLabel({ step, by }: HistoryEntry): string {
  return step === "failed" && by === "gateway" ? "Failed" : stepLabels[step];
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

const actors: Readonly<Record<HistoryEntry["by"], string>> = {
  customer: "by the customer",
  administrator: "by an administrator",
  gateway: "by the payment gateway",
};

/** The actor, named from the reader's point of view. */
export const actorLabel = (by: HistoryEntry["by"], isReadByOwner: boolean) =>
  by === "customer" && isReadByOwner ? "by you" : actors[by];
