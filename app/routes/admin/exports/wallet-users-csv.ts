// People with the wallet they have, as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import {
  WalletUserSearchParams,
  type WalletUserPage,
} from "~server/features/wallets/admin-schemas";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";

const header = ["User ID", "Full name", "Email", "Currency", "Account status", "Wallet ID"];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    page: _page,
    limit: _limit,
    ...filter
  } = WalletUserSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvStream(request, {
    name: ["wallet-users"],
    header,
    cellsOf,
    ask: (after) => api(request).exports.walletUsers({ query: { ...filter, after } }),
  });
}

function cellsOf({
  userId,
  fullname,
  email,
  currency,
  accountStatus,
  walletId,
}: z.output<typeof WalletUserPage>["users"][number]) {
  return [userId, fullname, email, currency, readable(accountStatus), walletId ?? ""];
}
