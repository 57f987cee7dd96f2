// The comparison as a table for spreadsheets.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { timeCell } from "../exports/time-cell";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { differenceLabels, matchStatusLabels } from "./difference-labels";

const header = [
  "Created (UTC)",
  "Reference",
  "Order number",
  "Customer",
  "Email",
  "Amount",
  "Currency",
  "Deposit",
  "Booked",
  "Booked in",
  "Coin",
  "Asked for",
  "Received",
  "Status",
  "Gateway says",
  "Gateway received",
  "Gateway asked (UTC)",
  "Standing",
  "Differences",
];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to, show } = parseReconciliationSearchParams(request);
  const name = ["reconciliation", from && `from-${from}`, to && `to-${to}`];
  return csvStream(request, {
    name,
    header,
    cellsOf,
    ask: (after) => api(request).exports.reconciliation({ query: { from, to, show, after } }),
  });
}

function cellsOf(payment: ComparedPayment) {
  const { deposit, gateway, userDetails } = payment;
  const said = gateway && (gateway.isKnown ? gateway.status : "unknown");
  return [
    timeCell(payment.createdAt),
    deposit?.reference,
    payment.cryptoOrderNumber,
    userDetails.fullname,
    userDetails.email,
    payment.amount.toFixed(2),
    payment.currency,
    deposit ? readable(deposit.status) : "Deleted",
    payment.booked.toFixed(2),
    payment.bookedCurrency,
    payment.cryptoCurrency,
    payment.cryptoAmount,
    payment.cryptoReceived,
    payment.cryptoStatus,
    said,
    gateway?.received,
    gateway && timeCell(gateway.readAt),
    matchStatusLabels[payment.standing].label,
    differenceLabels(payment).join(" "),
  ];
}
