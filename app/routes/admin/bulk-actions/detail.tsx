// Transactions that were selected in a list: what would become of each, or what became of it.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { SelectionFlags } from "~server/features/evidence/schemas";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { fromParam } from "../from-param";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { ItemTable } from "./item-table";
import { BulkActionButtons } from "./bulk-action-buttons";
import { BulkActionTotals } from "./bulk-action-totals";
import {
  decisionLabels,
  bulkActionOutcome,
  takenAndLeft,
  transactionsOf,
  type ShownBulkAction,
} from "./shown-bulk-action";

export const handle = {
  title: "Selected transactions",
  sheets: ["work", "office", "lists", "decision"],
  right: "transactions",
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await api(request).selections.get({ params: { id: params.selection ?? "" } });
  const from = fromParam(request);
  if (!answer.ok && answer.problem.status === 404)
    return data({ selection: null, from, flags: null, openRecords: {} }, { status: 404 });
  const selection = await load(request, Promise.resolve(answer));
  const { isFinished, items } = selection;
  const isAnyPending = items.some(({ transaction }) => transaction?.status === "pending");
  const [flags, openRecords] = await Promise.all([
    isFinished
      ? null
      : loadIfOffered(request, api(request).admin.selectionFlags({ params: { id: selection.id } })),
    loadOpenRecords(request, "transaction", isAnyPending && !isFinished),
  ]);
  return data({ selection, from, flags, openRecords });
}

export default function BulkActionPage() {
  const { selection, from, flags, openRecords } = useLoaderData<typeof loader>();
  const back = { href: from ?? paths.admin.transactions(), label: "Back to the list" };
  if (!selection) {
    return (
      <>
        <PageHeading title="Selected transactions" back={back} />
        <EmptyState title="No selection">
          It is older than a month, or somebody else&apos;s.
        </EmptyState>
      </>
    );
  }
  const shown: ShownBulkAction = { selection, from };
  return (
    <>
      <PageHeading
        title="Selected transactions"
        lead={leadOf(shown)}
        back={back}
        actions={<BulkActionButtons {...shown} />}
      />
      <Outlet context={shown} />
      <Parts {...shown} flags={flags} openRecords={openRecords} />
    </>
  );
}

function leadOf({ selection }: ShownBulkAction): string {
  if (selection.isFinished) return `${bulkActionOutcome(selection)}.`;
  const { taken, left } = takenAndLeft(selection);
  if (selection.decision)
    return "Deciding these was interrupted. Go on with it: nothing is done twice.";
  return left.length === 0
    ? `${transactionsOf(taken.length)} can be decided.`
    : `${transactionsOf(taken.length)} can be decided, ${left.length} cannot.`;
}

interface PartsProps extends ShownBulkAction {
  flags: SelectionFlags | null;
  /** Who else has one open, by its id. */
  openRecords: Readonly<Record<string, string>>;
}

function Parts({ selection, from, flags, openRecords }: PartsProps) {
  const flagsById = flags ? new Map(flags.items.map((item) => [item.id, item.flags])) : undefined;
  const { taken, left } = takenAndLeft(selection);
  const here = paths.admin.bulkAction(selection.id, from);
  const word =
    selection.isFinished && selection.decision ? decisionLabels[selection.decision] : null;
  return (
    <>
      {left.length > 0 && (
        <Panel title={word ? "Skipped" : "Cannot be decided"}>
          <ItemTable
            caption={word ? "Skipped transactions" : "Transactions that cannot be decided"}
            items={left}
            from={here}
            openRecords={openRecords}
            saysWhy
          />
        </Panel>
      )}
      {taken.length > 0 && (
        <Panel title={word ?? "Can be decided"}>
          <div className="grid gap-4">
            <BulkActionTotals sums={selection.sums} />
            <ItemTable
              caption={word ? `${word} transactions` : "Transactions that can be decided"}
              items={taken}
              from={here}
              openRecords={openRecords}
              flags={flagsById}
            />
          </div>
        </Panel>
      )}
    </>
  );
}
