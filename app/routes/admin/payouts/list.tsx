// Payouts by how far they have come; those that wait can be put into a batch.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { payoutStateLabels, payoutStates } from "~server/features/payout-records/labels";
import { BatchForm } from "~server/features/payouts/batch-schemas";
import { PayoutSearchParams } from "~server/features/payouts/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { submit } from "~/form/submit.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { FilterLinks } from "~/ui/filter-links";
import { ListPager } from "~/ui/list-pager";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMay } from "~/ui/staff-rights";
import { PayoutTable } from "./payout-table";
import { SelectablePayouts } from "./selectable-payouts";

export const handle = {
  title: "Payouts",
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = PayoutSearchParams.parse(Object.fromEntries(search));
  const list = await load(request, api(request).payouts.list({ query }));
  const { page, ...filter } = query;
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.payouts({ ...filter, page: list.totalPages }));
  return { list, filter, isAllSelected: search.get("select") === "all" };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, BatchForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payouts.prepareBatch(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.payoutBatch(answer.value.id), "Batch prepared");
}

export default function PayoutListPage() {
  const { list, filter, isAllSelected } = useLoaderData<typeof loader>();
  const { state, limit } = filter;
  const hrefFor = (page: number) => paths.admin.payouts({ ...filter, page });
  const isSelectable = useMay("transactions") && state === "to_send";
  const here = hrefFor(list.page);
  const empty = state === "to_send" ? "Nothing waits to be sent" : "No payouts";
  return (
    <>
      <PageHeading
        title="Payouts"
        lead="What becomes of approved withdrawals. Send them one by one, or together in a batch."
        actions={<a href={paths.admin.payoutBatches()}>Payout batches</a>}
      />
      <FilterLinks
        label="State"
        links={payoutStates.map((view) => ({
          label: payoutStateLabels[view],
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
          <PayoutTable caption="Payouts" rows={list.payouts} from={here} empty={empty} />
        )}
        <ListPager list={list} limit={limit} hrefFor={hrefFor} />
      </Panel>
    </>
  );
}
