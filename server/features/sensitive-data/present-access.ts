import type { z } from "zod";
import type { AuditRow } from "../../database/rows/record-rows";
import { instantOf } from "../../kernel/instants";
import type { SensitiveItem } from "./labels";
import type { DataAccess } from "./log-schemas";

/** One access, as the user whom it was about sees it; the reason is encrypted in the row. */
export const presentAccess = (
  row: AuditRow,
  what: SensitiveItem,
  reason: string | null,
): z.output<typeof DataAccess> => ({
  id: row.id,
  what,
  by: "administrator",
  reason: reason ?? undefined,
  at: instantOf(row.created_at),
});
