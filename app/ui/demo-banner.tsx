/** On every page of a demonstration (R1). */
export function DemoBanner() {
  return (
    <aside className="demo-banner" aria-label="Demonstration">
      <strong>Demonstration</strong> <span>People, prices and payments are simulated. No real money moves.</span>
    </aside>
  );
}
