import { formatDay } from "~server/kernel/instants";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { readable } from "~/ui/status-labels";
import type { TransactionFilterParams } from "~/ui/transaction-filter";

/** The filters of a list, for the print view: "Deposits · Status: Pending · From 1 Nov 2026". */
export function filterLabel(
  locale: Locale,
  { type, status, reference, from, to }: TransactionFilterParams,
): string {
  const t = messagesIn(locale, "transactions");
  const labels = [
    type && t(`filter.${type}`),
    status && t("filter.status", { status: readable(status) }),
    reference && t("filter.reference", { reference }),
    from && t("filter.from", { day: formatDay(from, "UTC", locale) }),
    to && t("filter.to", { day: formatDay(to, "UTC", locale) }),
  ].filter(Boolean);
  return labels.length === 0 ? t("filter.all") : labels.join(" · ");
}

export function countOf(locale: Locale, total: number, isNarrowed: boolean): string {
  const t = messagesIn(locale, "transactions");
  if (total === 0) return t(isNarrowed ? "noMatches" : "noneYet");
  return t(isNarrowed ? "resultCount" : "count", { total });
}
