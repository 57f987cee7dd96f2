/** Where one is in a task of several pages; `current` counts from 1. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index + 1 === current ? "step" : undefined}
          className={index + 1 < current ? "done" : undefined}
        >
          {step}
          {index + 1 < current && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
