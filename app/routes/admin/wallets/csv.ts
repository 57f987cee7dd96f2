// Wallets as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { mayExportMore, pageParams } from "../exports/csv-parts.server";

const columnsIn = (locale: Locale, hasMore: boolean): Columns<Wallet> => {
  const t = messagesIn(locale, "staffExports");
  return {
    [t("walletId")]: ({ id }) => id,
    [t("userId")]: ({ user }) => user,
    [t("owner")]: ({ userDetails }) => userDetails.fullname,
    [t("email")]: ({ userDetails }) => userDetails.email,
    [t("currency")]: ({ currency }) => currency,
    [t("total")]: ({ totalBalance }) => totalBalance.toFixed(2),
    [t("available")]: ({ availableBalance }) => availableBalance.toFixed(2),
    [t("pendingWithdrawals")]: ({ pendingWithdrawal }) => pendingWithdrawal.toFixed(2),
    [t("pendingDeposits")]: ({ pendingDeposit }) => pendingDeposit.toFixed(2),
    ...(hasMore && { [t("profit")]: ({ profitBalance }: Wallet) => profitBalance.toFixed(2) }),
    ...(hasMore && { [t("bonus")]: ({ bonusBalance }: Wallet) => bonusBalance.toFixed(2) }),
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const filter = searchParamsOf(request, WalletSearchParams.omit(pageParams));
  const fetchRows = (after?: string) =>
    api(request).exports.wallets({ query: { ...filter, after } });
  return csvStream(request, {
    name: ["wallets"],
    columns: columnsIn(localeOf(request), await mayExportMore(request)),
    fetchRows,
  });
}
