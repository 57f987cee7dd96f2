import type { Currency } from "~server/kernel/currencies";
import type { StatementMonth } from "~server/features/statements/schemas";
import { formatMonth } from "~server/kernel/instants";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";

/** Columns of the list of months, in the wallet's currency. */
export function monthColumns(currency: Currency): readonly Column<StatementMonth>[] {
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  return [
    {
      header: "Month",
      cell: ({ month, isRunning }) => (
        <span>
          <a href={paths.customer.statement(month)}>{formatMonth(month)}</a>
          {isRunning && <span className="weight-plain text-muted"> so far</span>}
        </span>
      ),
    },
    {
      header: "Opening balance",
      cell: ({ openingBalance }) => money(openingBalance),
      isNumeric: true,
    },
    { header: "Money in", cell: ({ totalIn }) => money(totalIn), isNumeric: true },
    { header: "Money out", cell: ({ totalOut }) => money(totalOut), isNumeric: true },
    {
      header: "Closing balance",
      cell: ({ closingBalance }) => money(closingBalance),
      isNumeric: true,
    },
    {
      header: "Download",
      cell: ({ month }) => (
        <a href={paths.customer.statementPdf(month)}>
          PDF <span className="sr-only">of {formatMonth(month)}</span>
        </a>
      ),
    },
  ];
}
