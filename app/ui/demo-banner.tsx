export const demonstrationNotice = {
  title: "Demonstration",
  text: "People, prices and payments are simulated. No real money moves.",
} as const;

/** On every page of a demonstration. */
export function DemoBanner() {
  return (
    <aside className="demo-banner" aria-label={demonstrationNotice.title}>
      <strong>{demonstrationNotice.title}</strong> <span>{demonstrationNotice.text}</span>
    </aside>
  );
}
