import { useMessages } from "./use-messages";

export const demonstrationNotice = {
  title: "Demonstration",
  text: "Customers, prices and payments are simulated. No real money moves.",
} as const;

/** On every page of a demonstration. */
export function DemoBanner() {
  const t = useMessages("ui");
  return (
    <aside className="demo-banner" aria-label={t("demoTitle")}>
      <strong>{t("demoTitle")}</strong> <span>{t("demoText")}</span>
    </aside>
  );
}
