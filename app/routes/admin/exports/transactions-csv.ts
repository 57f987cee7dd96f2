// Everybody's transactions as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { parseAllTransactionsSearchParams } from "../transactions/transaction-search-params.server";
import { timeCell } from "./time-cell";

const header = [
  "Created (UTC)",
  "Reference",
  "Customer",
  "Email",
  "Type",
  "Action",
  "Method",
  "Amount",
  "Currency",
  "Status",
  "Description",
  "Reason",
];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    page: _page,
    limit: _limit,
    select: _select,
    ...filter
  } = parseAllTransactionsSearchParams(request);
  const name = [
    "transactions",
    filter.type && `${filter.type}s`,
    filter.status,
    filter.from && `from-${filter.from}`,
    filter.to && `to-${filter.to}`,
  ];
  return csvStream(request, {
    name,
    header,
    cellsOf,
    ask: (after) => api(request).exports.transactions({ query: { ...filter, after } }),
  });
}

function cellsOf({
  createdAt,
  reference,
  userDetails,
  type,
  action,
  paymentMethod,
  amount,
  currency,
  status,
  description,
  reason,
}: Transaction) {
  const method = paymentMethod && labelFor(paymentMethod);
  return [
    timeCell(createdAt),
    reference,
    userDetails.fullname,
    userDetails.email,
    labelFor(type),
    labelFor(action),
    method,
    amount.toFixed(2),
    currency,
    readable(status),
    description,
    reason,
  ];
}
