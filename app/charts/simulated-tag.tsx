/** Stands at everything that comes out of the simulated market (R2). */
export function SimulatedTag() {
  return <span className="tag">Simulated</span>;
}
