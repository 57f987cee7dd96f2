// The list as a table for spreadsheets: everything that its filters name, as it is shown.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatCell, zoneName } from "~server/kernel/instants";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import { csvStream } from "~/platform/csv-stream.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";

const headerFor = (zone: string) => [
  `Date (${zoneName(zone)})`,
  "Reference",
  "Type",
  "Action",
  "Method",
  "Amount",
  "Currency",
  "Status",
  "Destination",
  "Description",
];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { filter } = parseTransactionSearchParams(request);
  const name = [
    "transactions",
    filter.type && `${filter.type}s`,
    filter.status,
    filter.from && `from-${filter.from}`,
    filter.to && `to-${filter.to}`,
  ];
  const cellsOf = (row: Transaction) => cellsIn(timeZone, row);
  return csvStream(request, {
    name,
    header: headerFor(timeZone),
    cellsOf,
    ask: (after) => api(request).exports.ownTransactions({ query: { ...filter, after } }),
  });
}

/** A withdrawal goes out, so its amount is negative, as it is shown. */
function cellsIn(
  zone: string,
  {
    createdAt,
    reference,
    type,
    action,
    paymentMethod,
    amount,
    currency,
    status,
    description,
    destination,
  }: Transaction,
) {
  const method = paymentMethod && labelFor(paymentMethod);
  const sign = type === "withdrawal" ? "-" : "";
  return [
    formatCell(createdAt, zone),
    reference,
    labelFor(type),
    labelFor(action),
    method,
    `${sign}${amount.toFixed(2)}`,
    currency,
    readable(status),
    destination,
    description,
  ];
}
