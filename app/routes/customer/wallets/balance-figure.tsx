import type { BalanceHistory, DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay, zoneName } from "~server/kernel/instants";
import { isNegative, isPositive, numberOf } from "~server/kernel/money";
import { formatMoney, formatShortMoney } from "~server/kernel/money-format";
import { BalanceSteps } from "~/charts/balance-steps";
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
  const write = (amount: number, sign: "" | "+" | "−" = "") =>
    formatMoney(amount, currency, locale, sign);
  const columns: readonly Column<DayBalance>[] = [
    { header: t("day"), cell: ({ day }) => formatDay(day, "UTC", locale) },
    { header: t("totalBalance"), cell: ({ totalBalance }) => write(totalBalance), isNumeric: true },
  ];
  return (
    <figure>
      <figcaption className="sr-only">
        {balanceSummary(locale, { days, currency }, write)}
      </figcaption>
      <p className="numeric weight-strong" aria-hidden="true">
        {t("historyChange", {
          change: changeOf({ days, currency }, write),
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
            frame="max-w-96 [&_td]:py-1.5"
          />
        </div>
      </details>
    </figure>
  );
}

/** "+$507.60": neither a gain nor a loss, since deposits and withdrawals are in it. */
function changeOf(
  history: BalanceHistory,
  write: (amount: number, sign: "" | "+" | "−") => string,
): string {
  const change = balanceChange(history);
  const sign = isPositive(change) ? "+" : isNegative(change) ? "−" : "";
  return write(Math.abs(numberOf(change)), sign);
}
