// People with the wallet they have, as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import {
  WalletUserSearchParams,
  type WalletUserPage,
} from "~server/features/wallets/admin-schemas";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { pageParams } from "./page-params";

const columns: Columns<z.output<typeof WalletUserPage>["users"][number]> = {
  "User ID": ({ userId }) => userId,
  "Full name": ({ fullname }) => fullname,
  Email: ({ email }) => email,
  Currency: ({ currency }) => currency,
  "Account status": ({ accountStatus }) => readable(accountStatus),
  "Wallet ID": ({ walletId }) => walletId ?? "",
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const filter = WalletUserSearchParams.omit(pageParams).parse(search);
  const ask = (after?: string) => api(request).exports.walletUsers({ query: { ...filter, after } });
  return csvStream(request, { name: ["wallet-users"], columns, ask });
}
