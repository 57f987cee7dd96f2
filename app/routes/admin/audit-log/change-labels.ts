import { readable } from "~/ui/status-labels";
import type { AuditChange } from "~server/features/audit-log/schemas";

/** "Status: pending → successful", in one line; `t` has the messages of `staffAuditLog`. */
export function changeLabel(
  t: (key: "empty") => string,
  { field, before, after }: AuditChange,
): string {
  const sides = [before, after]
    .filter((side) => side !== undefined)
    .map((side) =>
      /^[a-z]+(_[a-z]+)+$/.test(side) ? side.replaceAll("_", " ") : side || t("empty"),
    );
  const said = sides.join(" → ");
  const name = field?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return name ? `${readable(name).replace(/^Kyc\b/, "KYC")}: ${said}` : said;
}
