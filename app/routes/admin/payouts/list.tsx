// Payouts by status, with filters and their totals; those that haven't been sent can be added to a batch.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { payoutStates } from "~server/features/ledger/payout-labels";
import { BatchForm } from "~server/features/payouts/batch-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { PayoutSearchParams, payoutMethods } from "~server/features/payouts/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { FilterLinks } from "~/ui/filter-links";
import { CsvLink } from "~/ui/csv-link";
import { EmptyState } from "~/ui/empty-state";
import { ListPager } from "~/ui/list-pager";
import { isNarrowed, ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Allowed, useMayCall } from "~/ui/staff-rights";
import { loadList } from "~/platform/api/load-list.server";
import { PayoutTable } from "./payout-table";
import { SelectablePayouts } from "./selectable-payouts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";
import { labelFor } from "~server/features/ledger/labels";
import { currencies } from "~server/kernel/currencies";
import { pageSizeChoice } from "~/ui/page-sizes";

export const handle = {
  title: pageText("staffPayouts", "payouts"),
} satisfies PageHandle;

const none = { payouts: [], totals: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = PayoutSearchParams.parse(Object.fromEntries(search));
  const { page: _page, ...filter } = query;
  const { list, tooWide } = await loadList(request, {
    query,
    fetchList: (query) => api(request).payouts.list({ query }),
    none,
    hrefFor: paths.admin.payouts,
  });
  return { list, tooWide, filter, isAllSelected: search.get("select") === "all" };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, BatchForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payouts.prepareBatch(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(answer.value.id),
    messagesFor(request, "staffPayouts")("batchPrepared", { count: answer.value.leftOut.length }),
  );
}

export default function PayoutListPage() {
  const t = useMessages("staffPayouts");
  const locale = useLocale();
  const labelOf = useStatusLabel();
  const { list, tooWide, filter, isAllSelected } = useLoaderData<typeof loader>();
  const { state, limit, ...narrowing } = filter;
  const hrefFor = (page: number) => paths.admin.payouts({ ...filter, page });
  const isSelectable = useMayCall("payouts.prepareBatch") && state === "to_send";
  const here = hrefFor(list.page);
  const empty = (
    <EmptyState
      icon="send"
      title={tooWide ?? (state === "to_send" ? t("nothingToSend") : t("noPayouts"))}
    >
      {isNarrowed(narrowing) && <a href={paths.admin.payouts({ state })}>{t("showAll")}</a>}
    </EmptyState>
  );
  return (
    <>
      <PageHeading
        title={t("payouts")}
        lead={[
          t("count", { count: list.total }),
          ...(list.totals ?? []).map((sum) => formatMoney(sum.amount, sum.currency, locale)),
        ].join(" · ")}
        actions={
          <>
            <ButtonLink href={paths.admin.payoutBatches()} tone="secondary">
              {t("batches")}
            </ButtonLink>
            <Allowed call="exports.payouts">
              <CsvLink
                total={list.total}
                href={paths.admin.payoutsCsv({ ...filter, limit: undefined })}
              />
            </Allowed>
          </>
        }
      />
      <FilterLinks
        label={t("status")}
        links={payoutStates.map((view) => ({
          label: labelOf(view),
          href: paths.admin.payouts({ ...filter, state: view }),
          isCurrent: view === state,
        }))}
      />
      <PayoutSearch filter={filter} />
      <Panel>
        {isSelectable ? (
          <SelectablePayouts
            key={String(isAllSelected)}
            rows={list.payouts}
            here={here}
            allHref={paths.admin.payouts({ ...filter, page: list.page, select: "all" })}
            isAllSelected={isAllSelected}
            empty={empty}
          />
        ) : (
          <PayoutTable caption={t("payouts")} rows={list.payouts} from={here} empty={empty} />
        )}
        <ListPager list={list} limit={limit} hrefFor={hrefFor} />
      </Panel>
    </>
  );
}

type Filter = Omit<z.output<typeof PayoutSearchParams>, "page">;

/** The filters of payouts; the days are those of the approval. */
function PayoutSearch({ filter }: { filter: Filter }) {
  const t = useMessages("staffPayouts");
  const ui = useMessages("ui");
  const locale = useLocale();
  const { state, reference, person, from, to, paymentMethod, currency, batch, limit } = filter;
  return (
    <ListSearch
      action={paths.admin.payouts()}
      textFields={[
        { name: "reference", label: t("reference"), value: reference, hint: t("referenceHint") },
        { name: "person", label: t("customer"), value: person, hint: t("customerHint") },
      ]}
      days={{ from, to }}
      more={{
        amounts: [],
        selects: [
          {
            name: "paymentMethod",
            label: t("method"),
            value: paymentMethod,
            any: t("anyMethod"),
            choices: payoutMethods.map((value) => ({ value, label: labelFor(value, locale) })),
          },
          {
            name: "currency",
            label: t("currency"),
            value: currency,
            any: t("anyCurrency"),
            choices: currencies.map((value) => ({ value, label: value })),
          },
          {
            name: "batch",
            label: t("batch"),
            value: batch,
            any: t("anyBatch"),
            choices: (["none", "any"] as const).map((value) => ({
              value,
              label: t(`inBatch.${value}`),
            })),
          },
          pageSizeChoice(ui, limit),
        ],
      }}
      kept={{ state }}
      clearHref={paths.admin.payouts({ state })}
    />
  );
}
