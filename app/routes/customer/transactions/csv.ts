// The list as CSV: all rows that match its filters, as shown.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { formatCell, zoneName } from "~server/kernel/instants";
import { messagesIn } from "~server/locales/messages";
import type { Locale } from "~server/locales/locale";
import { localeOf } from "~/platform/locale.server";
import { labelFor } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { load } from "~/platform/api/load.server";
import { hasFees } from "~/platform/settings.server";
import { signedIn } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { transactionsFileName } from "~/ui/transaction-filter";

const columnsIn = (locale: Locale, zone: string): Columns<Transaction> => {
  const t = messagesIn(locale, "transactions");
  const statusMessages = messagesIn(locale, "statuses");
  return {
    [t("dateIn", { zone: zoneName(zone) })]: ({ createdAt }) => formatCell(createdAt, zone),
    [t("reference")]: ({ reference }) => reference,
    [t("type")]: ({ type }) => labelFor(type, locale),
    [t("action")]: ({ action }) => labelFor(action, locale),
    [t("method")]: ({ paymentMethod }) => paymentMethod && labelFor(paymentMethod, locale),
    // A withdrawal's amount is negative, as shown in the list.
    [t("amount")]: ({ type, amount }) => `${type === "withdrawal" ? "-" : ""}${amount.toFixed(2)}`,
    [t("currency")]: ({ currency }) => currency,
    [t("stage")]: (transaction) => statusLabel(statusMessages, transactionStage(transaction)),
    [t("status")]: ({ status }) => statusLabel(statusMessages, status),
    [t("destination")]: ({ destination }) => destination,
    [t("paymentReferenceHeader")]: ({ payout }) => payout?.reference,
    [t("description")]: ({ description }) => description,
    ...(hasFees() && { [t("fee")]: ({ fee }: Transaction) => fee?.toFixed(2) }),
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { filter } = parseTransactionSearchParams(request);
  return csvStream(request, {
    name: transactionsFileName(filter),
    columns: columnsIn(localeOf(request), timeZone),
    fetchRows: (after) => api(request).exports.ownTransactions({ query: { ...filter, after } }),
  });
}
