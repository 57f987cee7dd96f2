// Everybody's transactions as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { transactionsFileName } from "~/ui/transaction-filter";
import { parseAllTransactionsSearchParams } from "../transactions/transaction-search-params.server";
import { timeCell } from "./time-cell";

const columns: Columns<Transaction> = {
  "Created (UTC)": ({ createdAt }) => timeCell(createdAt),
  Reference: ({ reference }) => reference,
  Customer: ({ userDetails }) => userDetails.fullname,
  Email: ({ userDetails }) => userDetails.email,
  Type: ({ type }) => labelFor(type),
  Action: ({ action }) => labelFor(action),
  Method: ({ paymentMethod }) => paymentMethod && labelFor(paymentMethod),
  Amount: ({ amount }) => amount.toFixed(2),
  Currency: ({ currency }) => currency,
  Status: ({ status }) => readable(status),
  Description: ({ description }) => description,
  Reason: ({ reason }) => reason,
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    page: _page,
    limit: _limit,
    select: _select,
    ...filter
  } = parseAllTransactionsSearchParams(request);
  return csvStream(request, {
    name: transactionsFileName(filter),
    columns,
    ask: (after) => api(request).exports.transactions({ query: { ...filter, after } }),
  });
}
