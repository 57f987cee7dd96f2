// Wallets as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { pageParams } from "./page-params";

const columns: Columns<Wallet> = {
  "Wallet ID": ({ id }) => id,
  "User ID": ({ user }) => user,
  Owner: ({ userDetails }) => userDetails.fullname,
  Email: ({ userDetails }) => userDetails.email,
  Currency: ({ currency }) => currency,
  Total: ({ totalBalance }) => totalBalance.toFixed(2),
  Available: ({ availableBalance }) => availableBalance.toFixed(2),
  "Pending withdrawal": ({ pendingWithdrawal }) => pendingWithdrawal.toFixed(2),
  "Pending deposit": ({ pendingDeposit }) => pendingDeposit.toFixed(2),
  Profit: ({ profitBalance }) => profitBalance.toFixed(2),
  Bonus: ({ bonusBalance }) => bonusBalance.toFixed(2),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const filter = WalletSearchParams.omit(pageParams).parse(search);
  const ask = (after?: string) => api(request).exports.wallets({ query: { ...filter, after } });
  return csvStream(request, { name: ["wallets"], columns, ask });
}
