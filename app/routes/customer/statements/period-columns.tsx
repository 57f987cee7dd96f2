import type { ReactNode } from "react";
import type { Currency } from "~server/kernel/currencies";
import type { Column } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { useLocale, useMessages } from "~/ui/use-messages";
import { isYear, linksOf, periodName, type ListedPeriod } from "./periods";

/** Columns of a list of months or years, in the wallet's currency; one of fees if there are any. */
export function usePeriodColumns(
  header: string,
  currency: Currency,
  periods: readonly ListedPeriod[],
): readonly Column<ListedPeriod>[] {
  const t = useMessages("statements");
  const locale = useLocale();
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const fees: Column<ListedPeriod> = {
    header: t("fees"),
    cell: ({ totalFees = 0 }) => money(totalFees),
    isNumeric: true,
  };
  return [
    {
      header,
      cell: (period) => (
        <span>
          <span className="md:whitespace-nowrap">
            <a href={linksOf(period).page}>{periodName(locale, period)}</a>
          </span>
          {period.isRunning && (
            <span className="hint"> {t(isYear(period) ? "yearToDate" : "monthToDate")}</span>
          )}
        </span>
      ),
    },
    {
      header: t("openingBalance"),
      cell: ({ openingBalance }) => money(openingBalance),
      isNumeric: true,
    },
    { header: t("moneyIn"), cell: ({ totalIn }) => money(totalIn), isNumeric: true },
    { header: t("moneyOut"), cell: ({ totalOut }) => money(totalOut), isNumeric: true },
    ...(periods.some(({ totalFees }) => totalFees !== undefined) ? [fees] : []),
    {
      header: t("closingBalance"),
      cell: ({ closingBalance }) => money(closingBalance),
      isNumeric: true,
    },
    { header: t("download"), cell: (period) => <Files period={period} /> },
  ];
}

function Files({ period }: { period: ListedPeriod }) {
  const t = useMessages("statements");
  const locale = useLocale();
  const { pdf, csv } = linksOf(period);
  const named = {
    month: periodName(locale, period),
    unseen: (text: ReactNode) => <span className="sr-only">{text}</span>,
  };
  return (
    <span className="inline-flex gap-3">
      <a href={pdf}>{t("pdfOf", named)}</a>
      <a href={csv}>{t("csvOf", named)}</a>
    </span>
  );
}
