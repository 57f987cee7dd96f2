// The months since the account was opened, each with its statement.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { zoneName } from "~server/kernel/instants";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { MonthTables } from "./month-tables";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("statements", "statements"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return { list: await loadIfOffered(request, api(request).statements.list()) };
}

export default function StatementsPage() {
  const t = useMessages("statements");
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("statements")} lead={t("lead")} />
      <Panel>
        {list ? (
          <>
            <MonthTables months={list.months} currency={list.currency} />
            <p className="hint mt-4">
              {t("monthsHint", { zone: zoneName(list.timeZone) })} {t("balanceMeaning")}
            </p>
          </>
        ) : (
          <EmptyState icon="statement" title={t("noneYet")}>
            {t("noneYetHint")}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
