import { figures } from "~server/kernel/operator";

/** An operator's marketing figures, labeled as examples wherever they appear. */
export function Figures() {
  return (
    <section className="figures" aria-labelledby="figures">
      <div>
        <h2 id="figures">Example figures</h2>
        <p className="hint">
          An operator&apos;s own go here. These were not measured, and promise nothing.
        </p>
      </div>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
