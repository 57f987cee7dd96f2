import type { StatementMonth } from "~server/features/statements/schemas";
import type { Currency } from "~server/kernel/currencies";
import { DataTable } from "~/ui/data-table";
import { usePeriodColumns } from "./period-columns";
import { useMessages } from "~/ui/use-messages";
import { codeOf, type ListedPeriod } from "./periods";

/** The last twelve months are shown; earlier ones are grouped by year. */
const shownMonths = 12;

interface Props {
  caption: string;
  /** Of the first column. */
  header: string;
  periods: readonly ListedPeriod[];
  currency: Currency;
}

export function PeriodTable({ caption, header, periods, currency }: Props) {
  const columns = usePeriodColumns(header, currency, periods);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={periods}
      rowKey={codeOf}
      frame="months-frame"
    />
  );
}

interface MonthsProps {
  /** Newest first. */
  months: readonly StatementMonth[];
  currency: Currency;
}

/** The months of a wallet: the last twelve open, earlier ones folded by year. */
export function MonthTables({ months, currency }: MonthsProps) {
  const t = useMessages("statements");
  const table = (caption: string, periods: readonly StatementMonth[]) => (
    <PeriodTable caption={caption} header={t("month")} periods={periods} currency={currency} />
  );
  return (
    <>
      {table(t("yours"), months.slice(0, shownMonths))}
      {inYears(months.slice(shownMonths)).map(({ year, months: ofYear }) => (
        <details key={year} className="disclosure">
          <summary>
            <span>
              {t("yearLabel", {
                year,
                months: t("monthCount", { count: ofYear.length }),
                count: (text) => <span className="optional">{text}</span>,
              })}
            </span>
          </summary>
          <div className="disclosure-body">{table(t("yoursOf", { year }), ofYear)}</div>
        </details>
      ))}
    </>
  );
}

function inYears(months: readonly StatementMonth[]) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => ({
    year,
    months: months.filter(({ month }) => month.startsWith(year)),
  }));
}
