import { useMessages } from "~/ui/use-messages";
/** The progress in a task of several pages; `current` counts from 1. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useMessages("ui");
  return (
    <ol className="steps" aria-label={t("progress")}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index + 1 === current ? "step" : undefined}
          className={index + 1 < current ? "done" : undefined}
        >
          {index + 1 < current
            ? t("stepDone", { step, done: (text) => <span className="sr-only">{text}</span> })
            : step}
        </li>
      ))}
    </ol>
  );
}
