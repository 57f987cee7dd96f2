// The comparison as a table for spreadsheets.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { timeCell } from "../exports/time-cell";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { differenceLabels, matchStatusLabels } from "./difference-labels";

const columns: Columns<ComparedPayment> = {
  "Created (UTC)": ({ createdAt }) => timeCell(createdAt),
  Reference: ({ deposit }) => deposit?.reference,
  "Order number": ({ cryptoOrderNumber }) => cryptoOrderNumber,
  Customer: ({ userDetails }) => userDetails.fullname,
  Email: ({ userDetails }) => userDetails.email,
  Amount: ({ amount }) => amount.toFixed(2),
  Currency: ({ currency }) => currency,
  Deposit: ({ deposit }) => (deposit ? readable(deposit.status) : "Deleted"),
  Booked: ({ booked }) => booked.toFixed(2),
  "Booked in": ({ bookedCurrency }) => bookedCurrency,
  Coin: ({ cryptoCurrency }) => cryptoCurrency,
  "Asked for": ({ cryptoAmount }) => cryptoAmount,
  Received: ({ cryptoReceived }) => cryptoReceived,
  Status: ({ cryptoStatus }) => cryptoStatus,
  "Gateway says": ({ gateway }) => gateway && (gateway.isKnown ? gateway.status : "unknown"),
  "Gateway received": ({ gateway }) => gateway?.received,
  "Gateway asked (UTC)": ({ gateway }) => gateway && timeCell(gateway.readAt),
  Standing: ({ standing }) => matchStatusLabels[standing].label,
  Differences: (payment) => differenceLabels(payment).join(" "),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to, show } = parseReconciliationSearchParams(request);
  const name = ["reconciliation", from && `from-${from}`, to && `to-${to}`];
  return csvStream(request, {
    name,
    columns,
    ask: (after) => api(request).exports.reconciliation({ query: { from, to, show, after } }),
  });
}
