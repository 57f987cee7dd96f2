// Payouts as CSV, with the filters of the list.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { labelFor } from "~server/features/ledger/labels";
import { PayoutSearchParams, type Payout } from "~server/features/payouts/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { timeCell } from "../exports/csv-parts.server";

const columnsIn = (locale: Locale): Columns<Payout> => {
  const t = messagesIn(locale, "staffExports");
  const payouts = messagesIn(locale, "staffPayouts");
  const statuses = messagesIn(locale, "statuses");
  return {
    [t("approved")]: ({ approvedAt }) => timeCell(approvedAt),
    [t("reference")]: ({ transaction }) => transaction,
    [t("customer")]: ({ fullname }) => fullname,
    [t("email")]: ({ email }) => email,
    [t("amount")]: ({ amount }) => amount.toFixed(2),
    [t("currency")]: ({ currency }) => currency,
    [t("method")]: ({ paymentMethod }) => paymentMethod && labelFor(paymentMethod, locale),
    [t("destination")]: ({ destination }) => destination,
    [t("status")]: ({ state }) => statusLabel(statuses, state),
    [payouts("batch")]: ({ batch }) => batch?.reference,
    [payouts("paymentReference")]: ({ reference }) => reference,
    [payouts("expectedArrival")]: ({ expectedDay }) => expectedDay,
    [payouts("cannotBePaid")]: ({ obstacle }) => obstacle?.message,
    [t("reason")]: ({ reason }) => reason,
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const search = new URL(request.url).searchParams;
  const {
    page: _page,
    limit: _limit,
    ...filter
  } = PayoutSearchParams.parse(Object.fromEntries(search));
  return csvStream(request, {
    name: ["payouts", filter.state.replace("_", "-")],
    columns: columnsIn(localeOf(request)),
    fetchRows: (after) => api(request).exports.payouts({ query: { ...filter, after } }),
  });
}
