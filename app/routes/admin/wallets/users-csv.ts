// Users with their wallets as CSV, with the filters and order of the list.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import {
  WalletUserSearchParams,
  type WalletUserPage,
} from "~server/features/wallets/admin-schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { statusLabel } from "~/ui/status-labels";
import { mayExportMore, pageParams } from "../exports/csv-parts.server";

type Row = z.output<typeof WalletUserPage>["users"][number];

const columnsIn = (locale: Locale, hasMore: boolean): Columns<Row> => {
  const t = messagesIn(locale, "staffExports");
  const statuses = messagesIn(locale, "statuses");
  return {
    [t("userId")]: ({ userId }) => userId,
    [t("fullName")]: ({ fullname }) => fullname,
    [t("email")]: ({ email }) => email,
    [t("currency")]: ({ currency }) => currency,
    ...(hasMore && {
      [t("accountStatus")]: ({ accountStatus }: Row) => statusLabel(statuses, accountStatus),
    }),
    [t("walletId")]: ({ walletId }) => walletId ?? "",
  };
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const filter = searchParamsOf(request, WalletUserSearchParams.omit(pageParams));
  const fetchRows = (after?: string) =>
    api(request).exports.walletUsers({ query: { ...filter, after } });
  return csvStream(request, {
    name: ["wallet-users"],
    columns: columnsIn(localeOf(request), await mayExportMore(request)),
    fetchRows,
  });
}
