// The list as a table for spreadsheets: everything that its filters name, as it is shown.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatCell, zoneName } from "~server/kernel/instants";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { transactionsFileName } from "~/ui/transaction-filter";

const columnsIn = (zone: string): Columns<Transaction> => ({
  [`Date (${zoneName(zone)})`]: ({ createdAt }) => formatCell(createdAt, zone),
  Reference: ({ reference }) => reference,
  Type: ({ type }) => labelFor(type),
  Action: ({ action }) => labelFor(action),
  Method: ({ paymentMethod }) => paymentMethod && labelFor(paymentMethod),
  // A withdrawal goes out, so its amount is negative, as it is shown.
  Amount: ({ type, amount }) => `${type === "withdrawal" ? "-" : ""}${amount.toFixed(2)}`,
  Currency: ({ currency }) => currency,
  Status: ({ status }) => readable(status),
  Destination: ({ destination }) => destination,
  Description: ({ description }) => description,
});

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { filter } = parseTransactionSearchParams(request);
  return csvStream(request, {
    name: transactionsFileName(filter),
    columns: columnsIn(timeZone),
    ask: (after) => api(request).exports.ownTransactions({ query: { ...filter, after } }),
  });
}
