import { useMessages } from "./use-messages";

/** Shown on every page of a demo. Screen readers read the label of the landmark, so its first word isn't read again. */
export function DemoBanner() {
  const t = useMessages("ui");
  return (
    <aside className="demo-banner" aria-label={t("demoTitle")}>
      <strong aria-hidden>{t("demoTitle")}</strong> <span>{t("demoText")}</span>
    </aside>
  );
}
