// Everybody's transactions as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/contract/schemas/transactions";
import { labelFor } from "~server/contract/values/transaction-words";
import { api } from "~/api.server";
import { csvStream } from "~/csv-stream.server";
import { signedInAdmin } from "~/session.server";
import { readable } from "~/ui/status-words";
import { askedOf } from "../transactions/asked.server";
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
  const { page: _page, limit: _limit, select: _select, ...filter } = askedOf(request);
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
