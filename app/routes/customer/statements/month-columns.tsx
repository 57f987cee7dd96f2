import type { Currency } from "~server/kernel/currencies";
import type { StatementMonth } from "~server/features/statements/schemas";
import { formatMonth } from "~server/kernel/instants";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Columns of the list of months, in the wallet's currency. */
export function useMonthColumns(currency: Currency): readonly Column<StatementMonth>[] {
  const t = useMessages("statements");
  const locale = useLocale();
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  return [
    {
      header: t("month"),
      cell: ({ month, isRunning }) => (
        <span>
          <span className="md:whitespace-nowrap">
            <a href={paths.customer.statement(month)}>{formatMonth(month, locale)}</a>
          </span>
          {isRunning && <span className="hint"> {t("monthToDate")}</span>}
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
    {
      header: t("closingBalance"),
      cell: ({ closingBalance }) => money(closingBalance),
      isNumeric: true,
    },
    {
      header: t("download"),
      cell: ({ month }) => (
        <a href={paths.customer.statementPdf(month)}>
          {t("pdfOf", {
            month: formatMonth(month, locale),
            unseen: (text) => <span className="sr-only">{text}</span>,
          })}
        </a>
      ),
    },
  ];
}
