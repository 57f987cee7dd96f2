// Money that goes back to its payers: asked for, approved, sent, and closed by the bank's statement.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { BankReturn } from "~server/features/bank-statements/line-schemas";
import { PageParams } from "~server/kernel/schemas/page";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { pageText } from "~/ui/page-text";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { BankTabs } from "../bank-statements/bank-tabs";
import { PartyName } from "../people/person-name";

export const handle = {
  title: pageText("staffBankStatements", "returns"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get("state") === "ended" ? "ended" : "open";
  const { page } = PageParams.parse(Object.fromEntries(search));
  const list = await load(request, api(request).bankLines.returns({ query: { state, page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.bankReturns({ state, page: list.totalPages }));
  return { list, state };
}

type T = TranslateForPage<"staffBankStatements">;

const looks: Readonly<Record<BankReturn["state"], string>> = {
  requested: "waiting",
  approved: "to_send",
  sent: "sent",
  done: "completed",
  cancelled: "cancelled",
};

const columnsIn = (t: T): readonly Column<BankReturn>[] => [
  {
    header: t("reference"),
    place: 1,
    cell: ({ reference, line }) => (
      <a className="whitespace-nowrap" href={paths.admin.bankLine(line)}>
        {reference}
      </a>
    ),
  },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
  },
  {
    header: t("payer"),
    place: 7,
    cell: ({ name, payerAccount }) => (
      <span className="wrap-anywhere">
        {name ?? "-"} {payerAccount && <span className="second-line hint">{payerAccount}</span>}
      </span>
    ),
  },
  {
    header: t("status"),
    place: 4,
    cell: ({ state }) => <StatusBadge status={looks[state]} label={t(`returnState.${state}`)} />,
  },
  { header: t("requestedBy"), cell: ({ requestedBy }) => <PartyName party={requestedBy} /> },
  {
    header: t("result"),
    hidesHeader: true,
    cell: ({ id, canApprove, canSend, canCancel }) => (
      <span className="actions">
        {canApprove && (
          <a href={paths.admin.bankReturnStep(id, "approval")}>{t("stepShort.approval")}</a>
        )}
        {canSend && <a href={paths.admin.bankReturnStep(id, "sent")}>{t("stepShort.sent")}</a>}
        {canCancel && (
          <a href={paths.admin.bankReturnStep(id, "cancellation")}>{t("stepShort.cancellation")}</a>
        )}
      </span>
    ),
  },
];

export default function ReturnsPage() {
  const t = useMessages("staffBankStatements");
  const { list, state } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("returns")}
        lead={t("returnsLead")}
        tabs={<BankTabs current="returns" />}
      />
      <Outlet context={list.returns} />
      <FilterLinks
        label={t("status")}
        links={(["open", "ended"] as const).map((name) => ({
          label: t(`${name}Returns`),
          href: paths.admin.bankReturns({ state: name }),
          isCurrent: name === state,
        }))}
      />
      <Panel>
        <DataTable
          caption={t("returnsCaption")}
          columns={columnsIn(t)}
          rows={list.returns}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="send" title={t("noReturns")} />}
        />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.bankReturns({ state, page })}
        />
      </Panel>
    </>
  );
}
