import { useMessages } from "./use-messages";

/** On every page of a demonstration. */
export function DemoBanner() {
  const t = useMessages("ui");
  return (
    <aside className="demo-banner" aria-label={t("demoTitle")}>
      <strong>{t("demoTitle")}</strong> <span>{t("demoText")}</span>
    </aside>
  );
}
