// The time zone, chosen by part of the world and place.
import { zoneName } from "~server/kernel/instants";
import { timeZones } from "~server/kernel/time-zones";
import { controlProps, FieldFrame } from "~/form/field-frame";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

const partOf = (zone: string) => zone.slice(0, zone.indexOf("/"));
const regionalZones = timeZones.slice(1);
const parts = [...new Set(regionalZones.map(partOf))].map(
  (part) => [part, regionalZones.filter((zone) => partOf(zone) === part)] as const,
);

export function TimeZoneField({ field }: { field: FieldState }) {
  const t = useMessages("profiles");
  const hint = t("timeZoneHint");
  return (
    <FieldFrame field={field} label={t("timeZone")} hint={hint}>
      <select
        {...controlProps({ field, hint, isOptional: true })}
        className="control"
        defaultValue={field.value}
      >
        <option value="UTC">{t("utc")}</option>
        {parts.map(([part, zones]) => (
          <optgroup key={part} label={part}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone.slice(part.length + 1))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
