// All entries of some days as CSV, with the balance after each.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { labelFor } from "~server/features/ledger/labels";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { OwnEntryExport, type ExportedEntry } from "~server/features/exports/schemas";
import { formatCell, offsetName, zoneName } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { detailsOf, isFee } from "./entry-labels";
import { daysOf } from "./periods";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { timeZone = "UTC" } = await load(request, api(request).auth.profile());
  const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
  const days = OwnEntryExport.safeParse({ from, to });
  // The form says what is wrong.
  if (!days.success) throw redirect(paths.customer.statementsCsvForm({ from, to }), 303);
  return csvStream(request, {
    name: fileName(days.data),
    columns: columnsIn(localeOf(request), timeZone),
    fetchRows: (after) => api(request).exports.ownEntries({ query: { ...days.data, after } }),
  });
}

/** `statement-2026` or `statement-2026-10` for a whole year or month. */
function fileName({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const [year = "", month = ""] = [from?.slice(0, 4), from?.slice(0, 7)];
  const whole = [
    { code: year, days: daysOf({ year }) },
    { code: month, days: daysOf({ month: month || "2000-01" }) },
  ].find(({ days }) => days.from === from && days.to === to);
  return ["statement", ...(whole ? [whole.code] : [from && `from-${from}`, to && `to-${to}`])];
}

/** Without the marks that keep a value apart in text from right to left: a cell has only one. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

function columnsIn(locale: Locale, zone: string): Columns<ExportedEntry> {
  const t = messagesIn(locale, "statements");
  const transactions = messagesIn(locale, "transactions");
  const statuses = messagesIn(locale, "statuses");
  const cell = (amount: number | undefined) => amount?.toFixed(2);
  const zoneAt = (iso: string) =>
    zone === "UTC"
      ? zone
      : plain(t("zoneOf", { zone: zoneName(zone), offset: offsetName(iso, zone) }));
  return {
    [t("date")]: ({ at }) => formatCell(at, zone),
    [t("timeZone")]: ({ at }) => zoneAt(at),
    [transactions("reference")]: ({ reference }) => reference,
    [transactions("type")]: (entry) =>
      plain(detailsOf(locale, entry, (amount) => formatMoney(amount, entry.currency, locale))),
    [transactions("method")]: ({ paymentMethod }) =>
      paymentMethod && labelFor(paymentMethod, locale),
    [transactions("description")]: ({ description }) => description,
    [t("debit")]: ({ amount }) => (amount < 0 ? cell(-amount) : undefined),
    [t("credit")]: ({ amount }) => (amount > 0 ? cell(amount) : undefined),
    // What a fee's own line has as a debit or credit, for its sum.
    [t("fee")]: ({ kind, amount }) => (isFee({ kind }) ? cell(-amount) : undefined),
    [transactions("currency")]: ({ currency }) => currency,
    [t("balanceAfter")]: ({ balance }) => cell(balance),
    [transactions("status")]: ({ status, payoutState }) => {
      const payout = payoutState && { state: payoutState };
      return status && statusLabel(statuses, transactionStage({ status, payout }));
    },
    [t("counterparty")]: ({ counterparty }) => counterparty,
  };
}
