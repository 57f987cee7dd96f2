import { useMessages } from "./use-messages";

/** Shown on every page of a demo. */
export function DemoBanner() {
  const t = useMessages("ui");
  return (
    <aside className="demo-banner" aria-label={t("demoTitle")}>
      <strong>{t("demoTitle")}</strong> <span>{t("demoText")}</span>
    </aside>
  );
}
