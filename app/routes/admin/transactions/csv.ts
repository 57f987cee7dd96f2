// All users' transactions as CSV, with the filters and order of the list.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { labelFor } from "~server/features/ledger/labels";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { hasFees } from "~/platform/settings.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { transactionsFileName } from "~/ui/transaction-filter";
import { parseAllTransactionsSearchParams } from "./transaction-search-params.server";
import { mayExportMore, timeCell } from "../exports/csv-parts.server";

const columnsIn = (locale: Locale, hasMore: boolean): Columns<Transaction> => {
  const t = messagesIn(locale, "staffExports");
  const statuses = messagesIn(locale, "statuses");
  return {
    [t("created")]: ({ createdAt }) => timeCell(createdAt),
    [t("reference")]: ({ reference }) => reference,
    [t("customer")]: ({ userDetails }) => userDetails.fullname,
    [t("email")]: ({ userDetails }) => userDetails.email,
    [t("type")]: ({ type }) => labelFor(type, locale),
    ...(hasMore && { [t("action")]: ({ action }: Transaction) => labelFor(action, locale) }),
    ...(hasMore && {
      [t("method")]: ({ paymentMethod }: Transaction) =>
        paymentMethod && labelFor(paymentMethod, locale),
    }),
    [t("amount")]: ({ amount }) => amount.toFixed(2),
    [t("currency")]: ({ currency }) => currency,
    [t("status")]: ({ status }) => statusLabel(statuses, status),
    ...(hasMore && { [t("description")]: ({ description }: Transaction) => description }),
    ...(hasMore && { [t("reason")]: ({ reason }: Transaction) => reason }),
    ...(hasFees() && { [t("fee")]: ({ fee }: Transaction) => fee?.toFixed(2) }),
  };
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
    columns: columnsIn(localeOf(request), await mayExportMore(request)),
    fetchRows: (after) => api(request).exports.transactions({ query: { ...filter, after } }),
  });
}
