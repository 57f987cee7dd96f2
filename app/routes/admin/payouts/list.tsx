// Payouts by status; those that haven't been sent can be added to a batch.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { payoutStates } from "~server/features/ledger/payout-labels";
import { BatchForm } from "~server/features/payouts/batch-schemas";
import { PayoutSearchParams } from "~server/features/payouts/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { FilterLinks } from "~/ui/filter-links";
import { ListPager } from "~/ui/list-pager";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMayCall } from "~/ui/staff-rights";
import { loadList } from "~/platform/api/load-list.server";
import { PayoutTable } from "./payout-table";
import { SelectablePayouts } from "./selectable-payouts";
import { useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "payouts"),
} satisfies PageHandle;

const none = { payouts: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = PayoutSearchParams.parse(Object.fromEntries(search));
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).payouts.list({ query }),
    none,
    hrefFor: paths.admin.payouts,
  });
  return { list, filter, isAllSelected: search.get("select") === "all" };
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
    messagesFor(request, "staffPayouts")("batchPrepared"),
  );
}

export default function PayoutListPage() {
  const t = useMessages("staffPayouts");
  const labelOf = useStatusLabel();
  const { list, filter, isAllSelected } = useLoaderData<typeof loader>();
  const { state, limit } = filter;
  const hrefFor = (page: number) => paths.admin.payouts({ ...filter, page });
  const isSelectable = useMayCall("payouts.prepareBatch") && state === "to_send";
  const here = hrefFor(list.page);
  const empty = state === "to_send" ? t("nothingToSend") : t("noPayouts");
  return (
    <>
      <PageHeading
        title={t("payouts")}
        lead={t("lead")}
        actions={
          <ButtonLink href={paths.admin.payoutBatches()} tone="secondary">
            {t("batches")}
          </ButtonLink>
        }
      />
      <FilterLinks
        label={t("status")}
        links={payoutStates.map((view) => ({
          label: labelOf(view),
          href: paths.admin.payouts({ state: view }),
          isCurrent: view === state,
        }))}
      />
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
