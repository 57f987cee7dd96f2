import type { TransactionDay } from "~server/features/transactions/day-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import type { Locale } from "~server/locales/locale";
import { formatMoney } from "~server/kernel/money-format";
import { DayBars } from "~/charts/day-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { StatusBadge } from "~/ui/status-badge";
import { useTimeZone } from "~/ui/time-zone";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffTransactions">;

/** From the bottom of the chart upwards. */
const stacked = ["successful", "pending", "failed"] as const;
type Shown = (typeof stacked)[number];

const countOf = (day: TransactionDay) =>
  stacked.reduce((sum, status) => sum + day[status].count, 0);

const columnOf = (header: string, status: Shown, locale: Locale): Column<TransactionDay> => ({
  header,
  isNumeric: true,
  cell: ({ [status]: { count, totals } }) =>
    count === 0
      ? "–"
      : `${count} (${totals.map((sum) => formatMoney(sum.totalAmount, sum.currency, locale)).join(", ")})`,
});
const columnsIn = (t: T, locale: Locale): readonly Column<TransactionDay>[] => [
  { header: t("day"), cell: ({ day }) => formatDay(day, "UTC", locale) },
  columnOf(t("successful"), "successful", locale),
  columnOf(t("pending"), "pending", locale),
  columnOf(t("failed"), "failed", locale),
];

/** Transactions of the last days by current status: as a summary, a chart and a table. */
export function DaysFigure({ days }: { days: readonly TransactionDay[] }) {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  return (
    <figure>
      <figcaption className="hint">{sentenceOf(t, locale, days)}</figcaption>
      <DayBars
        bars={days.map((day) => ({
          day: day.day,
          parts: stacked.map((name) => ({ name, count: day[name].count })),
        }))}
        locale={locale}
      />
      <p className="mb-3 flex flex-wrap gap-x-2 gap-y-1">
        {stacked.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </p>
      <details className="disclosure">
        <summary>{t("daysTable")}</summary>
        <div className="disclosure-body">
          <p className="hint">{t("daysTableHint", { zone: zoneName(useTimeZone()) })}</p>
          <DataTable
            caption={t("daysTableCaption")}
            columns={columnsIn(t, locale)}
            rows={[...days].reverse()}
            rowKey={({ day }) => day}
          />
        </div>
      </details>
    </figure>
  );
}

function sentenceOf(t: T, locale: Locale, days: readonly TransactionDay[]): string {
  const total = days.reduce((sum, day) => sum + countOf(day), 0);
  if (total === 0) return t("noneInPeriod");
  const peak = days.reduce((most, day) => (countOf(day) > countOf(most) ? day : most));
  return t("peak", {
    count: total,
    most: countOf(peak),
    day: formatDay(peak.day, "UTC", locale),
  });
}
