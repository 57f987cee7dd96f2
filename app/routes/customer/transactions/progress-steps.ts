// The steps of a withdrawal in order: completed, current and upcoming.
import type { WithdrawalProgress } from "~server/features/payouts/progress-schemas";
import type { StatusTone } from "~/ui/status-labels";

/** The label of a step, which differs before it is completed. */
type StepLabel = ProgressStep["name"] | "review" | "payment" | "arrival";

export interface ProgressStep {
  readonly name: "requested" | "approved" | "sent" | "arrived" | "returned" | "ended";
  readonly label: StepLabel;
  /** When it was completed; missing for upcoming steps. */
  readonly at?: string | undefined;
  readonly isWaiting: boolean;
  readonly isLast: boolean;
  readonly tone: StatusTone;
}

type Step = Pick<ProgressStep, "name" | "label" | "at">;

export function stepsOf(progress: WithdrawalProgress): ProgressStep[] {
  const steps = (isOver(progress) ? completedSteps : allOf)(progress);
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
    { name: "requested", label: "requested", at: requestedAt },
    { name: "approved", label: approvedAt ? "approved" : "review", at: approvedAt },
    { name: "sent", label: sentAt ? "sent" : "payment", at: sentAt },
    { name: "arrived", label: arrivedAt ? "arrived" : "arrival", at: arrivedAt },
  ];
}

function completedSteps(progress: WithdrawalProgress): Step[] {
  const ends: readonly Step[] = [
    { name: "returned", label: "returned", at: progress.returnedAt },
    { name: "ended", label: "ended", at: progress.endedAt },
  ];
  return [...allOf(progress), ...ends].filter(({ at }) => at !== undefined);
}

function toneOf({ name, at }: Step, isWaiting: boolean): StatusTone {
  if (name === "returned" || name === "ended") return "red";
  if (isWaiting) return "yellow";
  return at ? "green" : "neutral";
}
