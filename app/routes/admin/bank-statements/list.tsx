// Imported statements, newest first.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { BankImport } from "~server/features/bank-statements/schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { ButtonLink } from "~/ui/button-link";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { pageText } from "~/ui/page-text";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { PartyName } from "../people/person-name";
import { BankTabs } from "./bank-tabs";
import { ImportBadge } from "./import-badge";

export const handle = {
  title: pageText("staffBankStatements", "statements"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = searchParamsOf(request, PageParams);
  const list = await load(request, api(request).bankStatements.list({ query: { page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.bankStatements({ page: list.totalPages }));
  return { list };
}

type T = TranslateForPage<"staffBankStatements">;

const columnsIn = (t: T): readonly Column<BankImport>[] => [
  {
    header: t("statement"),
    place: 1,
    cell: ({ id, fileName, account }) => (
      <>
        <a className="wrap-anywhere" href={paths.admin.bankStatement(id)}>
          {fileName}
        </a>{" "}
        <span className="second-line hint">{account.bank}</span>
      </>
    ),
  },
  { header: t("status"), place: 2, cell: ({ state }) => <ImportBadge state={state} /> },
  {
    header: t("moneyIn"),
    place: 4,
    isNumeric: true,
    cell: ({ totals, account }) => (
      <MoneyText amount={totals.in.amount} currency={account.currency} />
    ),
  },
  {
    header: t("moneyOut"),
    isNumeric: true,
    cell: ({ totals, account }) => (
      <MoneyText
        amount={Math.abs(totals.out.amount)}
        currency={account.currency}
        {...(totals.out.amount < 0 && { sign: "-" as const })}
      />
    ),
  },
  { header: t("waiting"), isNumeric: true, cell: ({ totals }) => totals.waiting },
  { header: t("uploadedBy"), cell: ({ preparedBy }) => <PartyName party={preparedBy} /> },
  { header: t("uploadedAt"), cell: ({ preparedAt }) => <StackedInstant iso={preparedAt} /> },
];

export default function ImportListPage() {
  const t = useMessages("staffBankStatements");
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("statements")}
        lead={t("lead")}
        actions={
          <Allowed call="bankStatements.upload">
            <ButtonLink href={paths.admin.bankStatementUpload()}>{t("upload")}</ButtonLink>
          </Allowed>
        }
      />
      <BankTabs current="imports" />
      <Panel>
        <DataTable
          caption={t("importsCaption")}
          columns={columnsIn(t)}
          rows={list.imports}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="statement" title={t("noImports")}>
              {t("noImportsHint")}
            </EmptyState>
          }
        />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.bankStatements({ page })}
        />
      </Panel>
    </>
  );
}
