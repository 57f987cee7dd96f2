// The steps of a withdrawal in their order: those that were, the one that is waited for, and those to come.
import type { WithdrawalProgress } from "~server/features/payouts/progress-schemas";
import type { StatusTone } from "~/ui/status-labels";

export interface ProgressStep {
  readonly name: "requested" | "approved" | "sent" | "arrived" | "returned" | "ended";
  readonly label: string;
  /** When it was; missing for what is still to come. */
  readonly at?: string | undefined;
  readonly isWaiting: boolean;
  readonly isLast: boolean;
  readonly tone: StatusTone;
}

type Step = Pick<ProgressStep, "name" | "label" | "at">;

export function stepsOf(progress: WithdrawalProgress): ProgressStep[] {
  const steps = (isOver(progress) ? pastOf : allOf)(progress);
  const waiting = progress.waitsFor && steps.find(({ at }) => !at)?.name;
  return steps.map((step, index) => ({
    ...step,
    isWaiting: step.name === waiting,
    isLast: index === steps.length - 1,
    tone: toneOf(step, step.name === waiting),
  }));
}

const isOver = ({ waitsFor }: WithdrawalProgress) => waitsFor === undefined;

function allOf({ requestedAt, approvedAt, sentAt, arrivedAt }: WithdrawalProgress): Step[] {
  return [
    { name: "requested", label: "Requested", at: requestedAt },
    { name: "approved", label: approvedAt ? "Approved" : "Review", at: approvedAt },
    { name: "sent", label: sentAt ? "Sent" : "Payment", at: sentAt },
    { name: "arrived", label: arrivedAt ? "Arrived" : "Arrival", at: arrivedAt },
  ];
}

function pastOf(progress: WithdrawalProgress): Step[] {
  const ends: readonly Step[] = [
    { name: "returned", label: "Returned", at: progress.returnedAt },
    { name: "ended", label: "Not paid out", at: progress.endedAt },
  ];
  return [...allOf(progress), ...ends].filter(({ at }) => at !== undefined);
}

function toneOf({ name, at }: Step, isWaiting: boolean): StatusTone {
  if (name === "returned" || name === "ended") return "red";
  if (isWaiting) return "yellow";
  return at ? "green" : "neutral";
}
