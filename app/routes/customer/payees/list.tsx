// The customer's payees; its dialogs are the routes below it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { usePayeeColumns } from "./payee-columns";

export const handle = { title: pageText("payees", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).wallets.payees());
}

export default function PayeesPage() {
  const t = useMessages("payees");
  const { payees } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        actions={<ButtonLink href={paths.customer.payeeNew()}>{t("add")}</ButtonLink>}
      />
      <Outlet context={payees} />
      <Panel>
        <DataTable
          caption={t("yours")}
          columns={usePayeeColumns()}
          rows={payees}
          rowKey={({ id }) => id}
          isWide
          empty={
            <EmptyState icon="wallet" title={t("noneYet")}>
              {t("noneYetHint")}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}
