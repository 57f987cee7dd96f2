import type { Locale } from "../../locales/locale";
import { rejectionReasonLabel, type RejectionReason } from "./labels";

interface Given {
  readonly reasonCode?: RejectionReason | undefined;
  readonly reason?: string | undefined;
}

/** The reason as the customer reads it: a listed one, followed by the administrator's text, or either alone. */
export function rejectionText({ reasonCode, reason }: Given, locale: Locale): string | undefined {
  const parts = [reasonCode && rejectionReasonLabel(reasonCode, locale), reason].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}
