import type { WithdrawalProgress } from "~server/features/payouts/progress-schemas";
import { formatDay } from "~server/kernel/instants";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { stepsOf, type ProgressStep } from "./progress-steps";
import { SupportText } from "~/ui/support-text";
import { useLocale, useMessages } from "~/ui/use-messages";

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
