import type { WithdrawalProgress } from "~server/features/payouts/progress-schemas";
import { formatDay } from "~server/kernel/instants";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { SupportText } from "~/ui/support-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import type { StatusTone } from "~/ui/status-labels";

interface Props {
  progress: WithdrawalProgress & { isLate: boolean };
  isCrypto: boolean;
}

/** How far a withdrawal has come, who it waits for, and until when. */
export function ProgressPanel({ progress, isCrypto }: Props) {
  const t = useMessages("transactions");
  return (
    <Panel title={t("progress")}>
      <ol className="timeline">
        {stepsOf(progress).map((step) => (
          <li key={step.name} className={step.tone}>
            <p>
              <strong>{t(`step.${step.label}`)}</strong>
            </p>
            {step.isWaiting && <Wait progress={progress} isCrypto={isCrypto} />}
            {step.name === "sent" && <Payment {...progress} />}
            {step.isLast && progress.reason && (
              <p>{t("reasonGiven", { reason: <SupportText text={progress.reason} /> })}</p>
            )}
            {step.name === "returned" && <p>{t("returnedHint")}</p>}
            <StepTime {...step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepTime({ at, isWaiting }: ProgressStep) {
  const t = useMessages("transactions");
  if (at)
    return (
      <span className="hint">
        <Instant iso={at} />
      </span>
    );
  return isWaiting ? null : <span className="hint">{t("notYet")}</span>;
}

function Wait({ progress, isCrypto }: Props) {
  const t = useMessages("transactions");
  const locale = useLocale();
  const { waitsFor, waitsUntil, expectedDay, isLate } = progress;
  if (!waitsFor || !waitsUntil) return null;
  const reason = waitsFor === "arrival" ? (isCrypto ? "network" : "bank") : waitsFor;
  const day = waitsFor === "arrival" && expectedDay ? formatDay(expectedDay, "UTC", locale) : null;
  const time = day ?? <Instant iso={waitsUntil} />;
  return <p>{t(isLate ? `late.${reason}` : `wait.${reason}`, { time })}</p>;
}

function Payment({ reference, expectedDay }: WithdrawalProgress) {
  const t = useMessages("transactions");
  const locale = useLocale();
  return (
    <>
      {reference && <p className="wrap-anywhere">{t("paymentReference", { reference })}</p>}
      {expectedDay && <p>{t("expectedBy", { day: formatDay(expectedDay, "UTC", locale) })}</p>}
    </>
  );
}

/** The label of a step, which differs before it is completed. */
type StepLabel = ProgressStep["name"] | "review" | "payment" | "arrival";

interface ProgressStep {
  readonly name: "requested" | "approved" | "sent" | "arrived" | "returned" | "ended";
  readonly label: StepLabel;
  /** When it was completed; missing for upcoming steps. */
  readonly at?: string | undefined;
  readonly isWaiting: boolean;
  readonly isLast: boolean;
  readonly tone: StatusTone;
}

type Step = Pick<ProgressStep, "name" | "label" | "at">;

/** In order: completed, current and upcoming. */
function stepsOf(progress: WithdrawalProgress): ProgressStep[] {
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
