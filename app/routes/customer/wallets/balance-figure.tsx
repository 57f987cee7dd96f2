import type { BalanceHistory, DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import { percentText } from "~server/features/markets/labels";
import { isNegative, isPositive, numberOf } from "~server/kernel/money";
import { formatMoney, formatShortMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { BalanceSteps } from "~/charts/balance-steps";
import { Change } from "~/ui/change";
import { DataTable, type Column } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";
import { balanceSummary, balanceChange } from "./balance-summary";
import { useLocale, useMessages } from "~/ui/use-messages";

/** The total at the end of each day: as a sentence, a chart and a table. */
export function BalanceFigure({
  currency,
  days,
  rangeName,
}: BalanceHistory & { rangeName: string }) {
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
      <figcaption className="sr-only">
        {balanceSummary(locale, { days, currency }, write)}
      </figcaption>
      <p className="balance-change" aria-hidden="true">
        {t("historyChange", {
          change: <Change text={changeOf({ days, currency, locale }, write)} />,
          range: rangeName,
        })}
      </p>
      <BalanceSteps
        points={days.map(({ day, totalBalance }) => ({ day, value: totalBalance }))}
        write={(value) => formatShortMoney(value, currency, locale)}
        locale={locale}
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

/** "+$507.60 (+3.70%)"; without the percentage if it started at zero. */
function changeOf(
  { locale, ...history }: BalanceHistory & { locale: Locale },
  write: (amount: number) => string,
): string {
  const change = balanceChange(history);
  const first = history.days[0]?.totalBalance ?? 0;
  const sign = isPositive(change) ? "+" : isNegative(change) ? "−" : "";
  const share = (100 * numberOf(change)) / first;
  const percent = first > 0 ? ` (${percentText(share, locale)})` : "";
  return `${sign}${write(Math.abs(numberOf(change)))}${percent}`;
}
