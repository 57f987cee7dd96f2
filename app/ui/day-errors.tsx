import { useSearchParams } from "@remix-run/react";
import { useMessages } from "~/ui/use-messages";

/** Says next to a search which of its days are ignored, or that the range is empty. */
export function DayErrors() {
  const t = useMessages("ui");
  const [search] = useSearchParams();
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const invalid = [from, to].filter((day) => day !== "" && !isDay(day));
  const isReversed = invalid.length === 0 && from !== "" && to !== "" && from > to;
  if (invalid.length === 0 && !isReversed) return null;
  return (
    <div className="field-error mb-5 break-words" role="status">
      {[...new Set(invalid)].map((day) => (
        <p key={day}>{t("dateUnclear", { value: day.slice(0, 30) })}</p>
      ))}
      {isReversed && <p>{t("datesReversed")}</p>}
    </div>
  );
}

/** "2026-11-21", and a day of the calendar. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
