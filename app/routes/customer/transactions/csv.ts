// The list as a table for spreadsheets: everything that its filters name, as it is shown.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/contract/schemas/transactions";
import { labelFor } from "~server/contract/values/transaction-words";
import { api } from "~/api.server";
import { askedIn } from "~/asked-transactions.server";
import { csvStream } from "~/csv-stream.server";
import { signedIn } from "~/session.server";
import { readable } from "~/ui/status-words";

const header = ["Date (UTC)", "Reference", "Type", "Action", "Method", "Amount", "Currency", "Status", "Description"];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { filter } = askedIn(request);
  const name = ["transactions", filter.type && `${filter.type}s`, filter.status, filter.from && `from-${filter.from}`, filter.to && `to-${filter.to}`];
  return csvStream(request, { name, header, cellsOf, ask: (after) => api(request).exports.ownTransactions({ query: { ...filter, after } }) });
}

/** A withdrawal goes out, so its amount is negative, as it is shown. */
function cellsOf({ createdAt, reference, type, action, paymentMethod, amount, currency, status, description }: Transaction) {
  const method = paymentMethod && labelFor(paymentMethod);
  const sign = type === "withdrawal" ? "-" : "";
  return [createdAt.slice(0, 19).replace("T", " "), reference, labelFor(type), labelFor(action), method, `${sign}${amount.toFixed(2)}`, currency, readable(status), description];
}
