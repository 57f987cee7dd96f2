import type { ReactNode } from "react";
import type { Locale } from "~server/locales/locale";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { FeeLine } from "~/ui/fee-line";
import { StackedInstant } from "~/ui/instant";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import type { ListedTransaction } from "./listed-transaction";
import { SignedAmount } from "./signed-amount";
import { TransactionStage } from "./transaction-stage";

type Columns = readonly Column<ListedTransaction>[];

/** The columns of a list. */
type ColumnSet = "all" | "recent" | "payouts";

export function useTransactionColumns(set: ColumnSet): Columns {
  const t = useMessages("transactions");
  const { date, reference, type, method, destination, amount, status } = columnsOf(t, useLocale());
  switch (set) {
    case "all":
      return [date, reference, type, method, amount, status];
    case "recent":
      return [date, reference, type, amount, status];
    // For lists of withdrawals only.
    case "payouts":
      return [
        date,
        reference,
        { ...method, place: 1 },
        { ...destination, place: 7 },
        amount,
        status,
      ];
  }
}

const columnsOf = (t: TranslateForPage<"transactions">, locale: Locale) =>
  ({
    date: {
      header: t("date"),
      place: 3,
      cell: ({ createdAt }) => <StackedInstant iso={createdAt} />,
    },
    reference: {
      header: t("reference"),
      place: 5,
      cell: ({ id, reference }) => (
        <span className="whitespace-nowrap">
          <a href={paths.customer.transaction(id)} data-row="">
            {reference}
          </a>
        </span>
      ),
    },
    type: {
      header: t("type"),
      place: 1,
      cell: ({ type, action }) => (
        <span>
          {labelFor(type, locale)}
          {action !== "funding" && (
            <>
              {" "}
              <span className="second-line md:whitespace-nowrap">{labelFor(action, locale)}</span>
            </>
          )}
        </span>
      ),
    },
    method: {
      header: t("method"),
      place: 6,
      cell: ({ paymentMethod }) => (paymentMethod ? labelFor(paymentMethod, locale) : "–"),
    },
    destination: {
      header: t("destination"),
      cell: ({ destination }) => destination ?? "–",
    },
    amount: {
      header: t("amount"),
      place: 2,
      cell: (transaction) => (
        <>
          <SignedAmount transaction={transaction} />
          {transaction.status !== "failed" && <FeeLine {...transaction} />}
        </>
      ),
      isNumeric: true,
    },
    status: {
      header: t("status"),
      place: 4,
      cell: (transaction) => <TransactionStage transaction={transaction} />,
    },
  }) satisfies Readonly<Record<string, Column<ListedTransaction>>>;

interface Props {
  caption: string;
  columns: ColumnSet;
  rows: readonly ListedTransaction[];
  empty?: ReactNode;
  /** Whether a URL fragment can link to a row, by its reference. */
  hasAddresses?: boolean;
}

export function TransactionTable({ columns, hasAddresses = false, ...props }: Props) {
  return (
    <DataTable
      {...props}
      columns={useTransactionColumns(columns)}
      rowKey={({ id }) => id}
      rowAddress={hasAddresses ? ({ reference }) => reference : undefined}
    />
  );
}
