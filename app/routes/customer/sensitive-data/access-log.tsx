// Which administrators viewed the user's card, bank details and documents, when, and why.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { DataAccess } from "~server/features/sensitive-data/log-schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { sensitiveItemLabels } from "~server/features/sensitive-data/labels";
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
import { SettingsNav } from "../settings-nav";

export const handle = { title: "Who saw my data" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = PageParams.parse({ page: new URL(request.url).searchParams.get("page") });
  return load(request, api(request).users.disclosures({ query: { page } }));
}

const columns: readonly Column<z.output<typeof DataAccess>>[] = [
  { header: "When", cell: ({ at }) => <Instant iso={at} /> },
  { header: "What", cell: ({ what }) => sensitiveItemLabels[what] },
  { header: "Who", cell: () => "An administrator" },
  { header: "Why", cell: ({ reason }) => reason ?? "To check it" },
];

export default function DataAccessLogPage() {
  const { disclosures, page, totalPages } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsNav current="disclosures" />
      <PageHeading
        title="Who saw my data"
        lead="Your card, bank details and documents are masked for everybody. Each time somebody looked at them in full is listed here."
      />
      <Panel>
        <DataTable
          caption="Who saw your data"
          columns={columns}
          rows={disclosures}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="Nobody has looked">
              When an administrator sees your card, bank details or a document, it appears here.
            </EmptyState>
          }
        />
        <Pager page={page} totalPages={totalPages} hrefFor={paths.customer.disclosures} />
      </Panel>
    </>
  );
}
