// Wallets as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import type { Wallet } from "~server/features/ledger/wallet-schemas";

const header = [
  "Wallet ID",
  "User ID",
  "Owner",
  "Email",
  "Currency",
  "Total",
  "Available",
  "Pending withdrawal",
  "Pending deposit",
  "Profit",
  "Bonus",
];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    page: _page,
    limit: _limit,
    ...filter
  } = WalletSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvStream(request, {
    name: ["wallets"],
    header,
    cellsOf,
    ask: (after) => api(request).exports.wallets({ query: { ...filter, after } }),
  });
}

function cellsOf({ id, user, userDetails, currency, ...wallet }: Wallet) {
  const balances = [
    wallet.totalBalance,
    wallet.availableBalance,
    wallet.pendingWithdrawal,
    wallet.pendingDeposit,
    wallet.profitBalance,
    wallet.bonusBalance,
  ];
  return [
    id,
    user,
    userDetails.fullname,
    userDetails.email,
    currency,
    ...balances.map((balance) => balance.toFixed(2)),
  ];
}
