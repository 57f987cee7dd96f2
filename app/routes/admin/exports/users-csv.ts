// People as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { UserSearchParams, type UserPage } from "~server/features/accounts/admin-schemas";
import { timeCell } from "./time-cell";

const header = [
  "User ID",
  "Full name",
  "Username",
  "Email",
  "Phone",
  "Country",
  "Role",
  "Account status",
  "KYC status",
  "Joined (UTC)",
];

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const {
    page: _page,
    limit: _limit,
    ...filter
  } = UserSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  return csvStream(request, {
    name: ["users"],
    header,
    cellsOf,
    ask: (after) => api(request).exports.users({ query: { ...filter, after } }),
  });
}

function cellsOf({
  id,
  fullname,
  username,
  email,
  phoneNumber,
  country,
  role,
  accountStatus,
  kycStatus,
  createdAt,
}: UserPage["users"][number]) {
  return [
    id,
    fullname,
    username,
    email,
    phoneNumber,
    country,
    readable(role),
    readable(accountStatus),
    readable(kycStatus),
    timeCell(createdAt),
  ];
}
