import type { WithdrawalProgress } from "~server/features/payouts/progress-schemas";
import { formatDay } from "~server/kernel/instants";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { stepsOf, type ProgressStep } from "./progress-steps";

interface Props {
  progress: WithdrawalProgress & { isLate: boolean };
  isCrypto: boolean;
}

/** How far a withdrawal has come, who it waits for, and until when. */
export function ProgressPanel({ progress, isCrypto }: Props) {
  return (
    <Panel title="Progress">
      <ol className="timeline">
        {stepsOf(progress).map((step) => (
          <li key={step.name} className={step.tone}>
            <p>
              <strong>{step.label}</strong>
            </p>
            {step.isWaiting && <Wait progress={progress} isCrypto={isCrypto} />}
            {step.name === "sent" && <Payment {...progress} />}
            {step.isLast && progress.reason && <p>Reason: {progress.reason}</p>}
            {step.name === "returned" && <p>The money is available in your wallet again.</p>}
            <StepTime {...step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepTime({ at, isWaiting }: ProgressStep) {
  if (at)
    return (
      <span className="hint">
        <Instant iso={at} />
      </span>
    );
  return isWaiting ? null : <span className="hint">Not yet</span>;
}

const waits = {
  review: { who: "Waiting for our review.", by: "We decide by" },
  sending: { who: "Waiting for us to send the money.", by: "We send it by" },
  arrival: { who: "Waiting for your bank.", by: "It should arrive by" },
} as const;

function Wait({ progress, isCrypto }: Props) {
  const { waitsFor, waitsUntil, expectedDay, isLate } = progress;
  if (!waitsFor || !waitsUntil) return null;
  const { who, by } = waits[waitsFor];
  const day = waitsFor === "arrival" && expectedDay ? formatDay(expectedDay) : null;
  return (
    <p>
      {waitsFor === "arrival" && isCrypto ? "Waiting for the network." : who}{" "}
      {isLate ? "This takes longer than usual. It was due by" : by}{" "}
      {day ?? <Instant iso={waitsUntil} />}.
    </p>
  );
}

function Payment({ reference, expectedDay }: WithdrawalProgress) {
  return (
    <>
      {reference && <p className="wrap-anywhere">Payment reference: {reference}</p>}
      {expectedDay && <p>Expected by: {formatDay(expectedDay)}</p>}
    </>
  );
}
