import type { MonthTotal } from "~server/features/transactions/month-schemas";
import { formatMonth, monthIn, zoneName } from "~server/kernel/instants";
import { formatMoney, formatShortMoney } from "~server/kernel/money-format";
import { lastTwelve, MonthBars } from "~/charts/month-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { Panel } from "~/ui/panel";
import { useTimeZone } from "~/ui/time-zone";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  months: readonly MonthTotal[];
  /** When the page was rendered, ISO 8601. */
  now: string;
  currency: Parameters<typeof formatMoney>[1];
}

/** Successful withdrawals by month: the last twelve as a chart, all of them as a table. */
export function EarningMonths({ months, now, currency }: Props) {
  const t = useMessages("withdrawals");
  const locale = useLocale();
  const zone = useTimeZone();
  const columns: readonly Column<MonthTotal>[] = [
    { header: t("month"), cell: ({ month }) => formatMonth(month, locale) },
    { header: t("withdrawals"), cell: ({ count }) => count, isNumeric: true },
    {
      header: t("amount"),
      cell: ({ totalAmount }) => formatMoney(totalAmount, currency, locale),
      isNumeric: true,
    },
  ];
  return (
    <Panel title={t("byMonth")}>
      <figure>
        <figcaption className="hint">{t("monthsCaption", { zone: zoneName(zone) })}</figcaption>
        <MonthBars
          bars={lastTwelve(months, monthIn(now, zone))}
          write={(value) => formatShortMoney(value, currency, locale)}
          locale={locale}
        />
        <details className="disclosure">
          <summary>{t("monthsTable")}</summary>
          <div className="disclosure-body">
            <DataTable
              caption={t("monthsTableCaption")}
              columns={columns}
              rows={months}
              rowKey={({ month }) => month}
              frame="months-table"
            />
          </div>
        </details>
      </figure>
    </Panel>
  );
}
