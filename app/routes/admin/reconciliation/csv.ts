// The comparison as a table for spreadsheets.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn, type Translate } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { timeCell } from "../exports/csv-parts.server";
import { parseReconciliationSearchParams } from "./reconciliation-search-params.server";
import { differenceLabels } from "./difference-labels";

const columnsIn = (
  t: Translate<"staffReconciliation">,
  locale: Locale,
): Columns<ComparedPayment> => ({
  [t("csv.created")]: ({ createdAt }) => timeCell(createdAt),
  [t("csv.reference")]: ({ deposit }) => deposit?.reference,
  [t("csv.orderNumber")]: ({ cryptoOrderNumber }) => cryptoOrderNumber,
  [t("csv.customer")]: ({ userDetails }) => userDetails.fullname,
  [t("csv.email")]: ({ userDetails }) => userDetails.email,
  [t("csv.amount")]: ({ amount }) => amount.toFixed(2),
  [t("currency")]: ({ currency }) => currency,
  [t("csv.deposit")]: ({ deposit }) =>
    deposit ? statusLabel(messagesIn(locale, "statuses"), deposit.status) : t("deleted"),
  [t("posted")]: ({ posted }) => posted.toFixed(2),
  [t("postedIn")]: ({ postedCurrency }) => postedCurrency,
  [t("csv.coin")]: ({ cryptoCurrency }) => cryptoCurrency,
  [t("csv.amountDue")]: ({ cryptoAmount }) => cryptoAmount,
  [t("csv.received")]: ({ cryptoReceived }) => cryptoReceived,
  [t("csv.status")]: ({ cryptoStatus }) => cryptoStatus,
  [t("csv.gatewayStatus")]: ({ gateway }) =>
    gateway && (gateway.isKnown ? gateway.status : t("unknown")),
  [t("csv.gatewayReceived")]: ({ gateway }) => gateway?.received,
  [t("csv.gatewayRefreshed")]: ({ gateway }) => gateway && timeCell(gateway.readAt),
  [t("matchStatus")]: ({ standing }) => t(`match.${standing}`),
  [t("csv.differences")]: (payment) => differenceLabels(locale, payment).join("; "),
});

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { from, to, show } = parseReconciliationSearchParams(request);
  const name = ["reconciliation", from && `from-${from}`, to && `to-${to}`];
  return csvStream(request, {
    name,
    columns: columnsIn(messagesFor(request, "staffReconciliation"), localeOf(request)),
    fetchRows: (after) => api(request).exports.reconciliation({ query: { from, to, show, after } }),
  });
}
