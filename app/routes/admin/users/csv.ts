// Users as CSV, with the filters and order of the list.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { UserSearchParams, type UserPage } from "~server/features/accounts/admin-schemas";
import { mayExportMore, pageParams, timeCell } from "../exports/csv-parts.server";

type Row = UserPage["users"][number];

const columnsIn = (locale: Locale, hasMore: boolean): Columns<Row> => {
  const t = messagesIn(locale, "staffExports");
  const users = messagesIn(locale, "staffUsers");
  const statuses = messagesIn(locale, "statuses");
  return {
    [t("userId")]: ({ id }) => id,
    [t("fullName")]: ({ fullname }) => fullname,
    [t("username")]: ({ username }) => username,
    [t("email")]: ({ email }) => email,
    ...(hasMore && { [t("phone")]: ({ phoneNumber }: Row) => phoneNumber }),
    ...(hasMore && { [t("country")]: ({ country }: Row) => country }),
    [t("role")]: ({ role }) => users(`role.${role}`),
    [t("accountStatus")]: ({ accountStatus }) => statusLabel(statuses, accountStatus),
    [t("kycStatus")]: ({ kycStatus }) => statusLabel(statuses, kycStatus),
    [t("joined")]: ({ createdAt }) => timeCell(createdAt),
    [t("closed")]: ({ closedAt }) => (closedAt ? timeCell(closedAt) : ""),
    [t("staffId")]: ({ staffId }) => staffId,
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const filter = searchParamsOf(request, UserSearchParams.omit(pageParams));
  const fetchRows = (after?: string) => api(request).exports.users({ query: { ...filter, after } });
  return csvStream(request, {
    name: ["users"],
    columns: columnsIn(localeOf(request), await mayExportMore(request)),
    fetchRows,
  });
}
