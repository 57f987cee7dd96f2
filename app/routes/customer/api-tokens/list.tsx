// Tokens for scripts; making and ending one are pages of their own.
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
import { scopeLabel } from "./scope-labels";
import { SettingsNav } from "../settings-nav";

export const handle = { title: "API tokens" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).apiTokens.list());
}

const columns: readonly Column<ApiToken>[] = [
  { header: "Name", place: 1, cell: ({ name }) => name },
  {
    header: "May",
    cell: ({ scopes }) => scopes.map(scopeLabel).join("; "),
  },
  { header: "Made", cell: ({ createdAt }) => <Day iso={createdAt} /> },
  { header: "Ends", cell: ({ expiresAt }) => <Day iso={expiresAt} /> },
  {
    header: "Last used",
    cell: ({ lastUsedAt }) => (lastUsedAt ? <StackedInstant iso={lastUsedAt} /> : "Never"),
  },
  {
    header: "Action",
    place: 2,
    cell: ({ id, name }) => (
      <a href={paths.customer.apiTokenRevocation(id)}>
        End <span className="sr-only">{name}</span>
      </a>
    ),
  },
];

export default function ApiTokensPage() {
  const { apiTokens } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsNav current="api-tokens" />
      <PageHeading
        title="API tokens"
        lead="For scripts of yours: few rights, a last day, and no password in them."
        actions={<ButtonLink href={paths.customer.apiTokenNew()}>New token</ButtonLink>}
      />
      <Outlet context={apiTokens} />
      <Panel>
        <DataTable
          caption="Your API tokens"
          columns={columns}
          rows={apiTokens}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No API tokens">
              Make one for a script that reads your transactions, for example.
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}
