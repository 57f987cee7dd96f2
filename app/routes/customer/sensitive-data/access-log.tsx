// Which administrators viewed the user's card, bank details and documents, when, and why.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { DataAccess } from "~server/features/sensitive-data/log-schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { sensitiveItemLabel } from "~server/features/sensitive-data/labels";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../profiles/settings-nav";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("personalData", "accessLog") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = PageParams.parse({ page: new URL(request.url).searchParams.get("page") });
  return load(request, api(request).users.dataAccessLog({ query: { page } }));
}

export default function DataAccessLogPage() {
  const t = useMessages("personalData");
  const locale = useLocale();
  const { accesses, page, totalPages } = useLoaderData<typeof loader>();
  const columns: readonly Column<z.output<typeof DataAccess>>[] = [
    { header: t("date"), cell: ({ at }) => <Instant iso={at} /> },
    { header: t("data"), cell: ({ what }) => sensitiveItemLabel(what, locale) },
    { header: t("viewedBy"), cell: () => t("administrator") },
    { header: t("reason"), cell: ({ reason }) => reason ?? t("review") },
  ];
  return (
    <>
      <PageHeading
        title={t("accessLog")}
        lead={t("accessLogLead")}
        tabs={<SettingsNav current="dataAccessLog" />}
      />
      <Panel>
        <DataTable
          caption={t("accessLog")}
          columns={columns}
          rows={accesses}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="eye" title={t("noAccess")}>
              {t("noAccessHint")}
            </EmptyState>
          }
        />
        <Pager page={page} totalPages={totalPages} hrefFor={paths.customer.dataAccessLog} />
      </Panel>
    </>
  );
}
