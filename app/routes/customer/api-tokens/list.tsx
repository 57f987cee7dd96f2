// API tokens; creating and revoking one are separate pages.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ApiToken } from "~server/features/api-tokens/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Day, StackedInstant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { scopesLabel } from "./scope-labels";
import { SettingsNav } from "../profiles/settings-nav";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("apiTokens", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).apiTokens.list());
}

export default function ApiTokensPage() {
  const t = useMessages("apiTokens");
  const { apiTokens } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        tabs={<SettingsNav current="api-tokens" />}
        actions={<ButtonLink href={paths.customer.apiTokenNew()}>{t("new")}</ButtonLink>}
      />
      <Outlet context={apiTokens} />
      <Panel>
        <DataTable
          caption={t("yours")}
          columns={useTokenColumns()}
          rows={apiTokens}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="key" title={t("noneYet")}>
              {t("noneYetHint")}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

function useTokenColumns(): readonly Column<ApiToken>[] {
  const t = useMessages("apiTokens");
  const locale = useLocale();
  return [
    { header: t("name"), place: 1, cell: ({ name }) => name },
    {
      header: t("permissions"),
      cell: ({ scopes }) => scopesLabel(t, scopes, locale),
    },
    { header: t("created"), cell: ({ createdAt }) => <Day iso={createdAt} /> },
    { header: t("expires"), cell: ({ expiresAt }) => <Day iso={expiresAt} /> },
    {
      header: t("lastUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <StackedInstant iso={lastUsedAt} /> : t("never")),
    },
    {
      header: t("action"),
      place: 2,
      cell: ({ id, name }) => (
        <a href={paths.customer.apiTokenRevocation(id)}>
          {t("revokeRow", { name, unseen: (text) => <span className="sr-only">{text}</span> })}
        </a>
      ),
    },
  ];
}
