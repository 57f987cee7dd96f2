import type { ReactNode } from "react";
import type { Statement, StatementEntry } from "~server/features/statements/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { paths } from "~/platform/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { detailsOf } from "./entry-labels";
import { closedAt, closingName } from "./statement-labels";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Line {
  key: string;
  at: string;
  details: ReactNode;
  amount: ReactNode;
  balance: ReactNode;
}

interface Props {
  statement: Statement;
  page: number;
  isLastPage: boolean;
}

/** The entries of a page, oldest first, between the page's opening and closing balances. */
export function StatementTable({ statement, page, isLastPage }: Props) {
  const t = useMessages("statements");
  const locale = useLocale();
  const { currency, entries, startsAt, openingBalance, closingBalance } = statement;
  const balanceLine = (key: string, at: string, balance: number): Line => ({
    key,
    at,
    details: <strong>{key}</strong>,
    amount: null,
    balance: (
      <strong>
        <MoneyText amount={balance} currency={currency} />
      </strong>
    ),
  });
  const rows = [
    page === 1
      ? balanceLine(t("openingBalance"), startsAt, openingBalance)
      : balanceLine(t("broughtForward"), entries[0]?.at ?? startsAt, statement.broughtForward),
    ...entries.map((entry) => lineOf(entry, currency)),
    isLastPage
      ? balanceLine(closingName(locale, statement), closedAt(statement), closingBalance)
      : balanceLine(
          t("carriedForward"),
          entries.at(-1)?.at ?? startsAt,
          entries.at(-1)?.balance ?? openingBalance,
        ),
  ];
  const columns: readonly Column<Line>[] = [
    { header: t("date"), place: 3, cell: ({ at }) => <StackedInstant iso={at} /> },
    { header: t("details"), place: 1, cell: ({ details }) => details },
    { header: t("amount"), place: 2, cell: ({ amount }) => amount, isNumeric: true },
    { header: t("balance"), place: 4, cell: ({ balance }) => balance, isNumeric: true },
  ];
  return (
    <DataTable
      caption={t("entriesCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

function lineOf(entry: StatementEntry, currency: Statement["currency"]): Line {
  const { id, kind, at, amount, balance } = entry;
  return {
    // A fee is a second line of its entry.
    key: `${id} ${kind}`,
    at,
    details: <Details entry={entry} currency={currency} />,
    amount: amount !== 0 && (
      <MoneyText amount={Math.abs(amount)} currency={currency} sign={amount > 0 ? "+" : "-"} />
    ),
    balance: <MoneyText amount={balance} currency={currency} />,
  };
}

function Details({ entry, currency }: { entry: StatementEntry; currency: Statement["currency"] }) {
  const locale = useLocale();
  const { reference, transactionId } = entry;
  return (
    <span>
      {detailsOf(locale, entry, (amount) => formatMoney(amount, currency, locale))}
      {/* The space is outside of the unbroken text: inside, it would also bind the previous word. */}{" "}
      {reference && transactionId && (
        <span className="second-line">
          <a href={paths.customer.transaction(transactionId)}>{reference}</a>
        </span>
      )}
    </span>
  );
}
