// People as a table for spreadsheets: what the list shows, in its order.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { readable } from "~/ui/status-labels";
import { UserSearchParams, type UserPage } from "~server/features/accounts/admin-schemas";
import { pageParams } from "./page-params";
import { timeCell } from "./time-cell";

const columns: Columns<UserPage["users"][number]> = {
  "User ID": ({ id }) => id,
  "Full name": ({ fullname }) => fullname,
  Username: ({ username }) => username,
  Email: ({ email }) => email,
  Phone: ({ phoneNumber }) => phoneNumber,
  Country: ({ country }) => country,
  Role: ({ role }) => readable(role),
  "Account status": ({ accountStatus }) => readable(accountStatus),
  "KYC status": ({ kycStatus }) => readable(kycStatus),
  "Joined (UTC)": ({ createdAt }) => timeCell(createdAt),
  "Closed (UTC)": ({ closedAt }) => (closedAt ? timeCell(closedAt) : ""),
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const filter = UserSearchParams.omit(pageParams).parse(search);
  const ask = (after?: string) => api(request).exports.users({ query: { ...filter, after } });
  return csvStream(request, { name: ["users"], columns, ask });
}
