import type { BalanceHistory, DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import { formatMoney, formatShortMoney } from "~server/kernel/money-format";
import { BalanceSteps } from "~/charts/balance-steps";
import { DataTable, type Column } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";
import { balanceSummary } from "./balance-summary";
import { useLocale, useMessages } from "~/ui/use-messages";

/** The total at the end of each of the last days: as a sentence, a picture and a table. */
export function BalanceFigure({ currency, days }: BalanceHistory) {
  const t = useMessages("wallets");
  const locale = useLocale();
  const zone = zoneName(useTimeZone());
  const write = (amount: number) => formatMoney(amount, currency, locale);
  const columns: readonly Column<DayBalance>[] = [
    { header: t("day"), cell: ({ day }) => formatDay(day, "UTC", locale) },
    { header: t("totalBalance"), cell: ({ totalBalance }) => write(totalBalance), isNumeric: true },
  ];
  return (
    <figure>
      <figcaption className="hint">{balanceSummary(locale, days, write)}</figcaption>
      <BalanceSteps
        points={days.map(({ day, totalBalance }) => ({ day, value: totalBalance }))}
        write={(value) => formatShortMoney(value, currency, locale)}
      />
      <details className="disclosure">
        <summary>{t("historyTable")}</summary>
        <div className="disclosure-body">
          <p className="hint">{t("historyTableHint", { zone })}</p>
          <DataTable
            caption={t("historyCaption")}
            columns={columns}
            rows={[...days].reverse()}
            rowKey={({ day }) => day}
            frame="balance-table"
          />
        </div>
      </details>
    </figure>
  );
}
