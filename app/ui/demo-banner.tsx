export const demonstrationWords = {
  title: "Demonstration",
  text: "People, prices and payments are simulated. No real money moves.",
} as const;

/** On every page of a demonstration. */
export function DemoBanner() {
  return (
    <aside className="demo-banner" aria-label={demonstrationWords.title}>
      <strong>{demonstrationWords.title}</strong> <span>{demonstrationWords.text}</span>
    </aside>
  );
}
