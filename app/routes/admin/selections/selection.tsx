// Transactions that were selected in a list: what would become of each, or what became of it.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { fromOf } from "../transactions/from-address";
import { ItemTable } from "./item-table";
import { SelectionActions } from "./selection-actions";
import { SelectionSums } from "./selection-sums";
import {
  decidedWord,
  outcomeOf,
  partsOf,
  transactionsOf,
  type ShownSelection,
} from "./shown-selection";

export const handle = {
  title: "Selected transactions",
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await api(request).selections.get({ params: { id: params.selection ?? "" } });
  const from = fromOf(request);
  if (!answer.ok && answer.problem.status === 404)
    return data({ selection: null, from }, { status: 404 });
  return data({ selection: await load(request, Promise.resolve(answer)), from });
}

export default function SelectionPage() {
  const { selection, from } = useLoaderData<typeof loader>();
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
  const shown: ShownSelection = { selection, from };
  return (
    <>
      <PageHeading
        title="Selected transactions"
        lead={leadOf(shown)}
        back={back}
        actions={<SelectionActions {...shown} />}
      />
      <Outlet context={shown} />
      <Parts {...shown} />
    </>
  );
}

function leadOf({ selection }: ShownSelection): string {
  if (selection.isFinished) return `${outcomeOf(selection)}.`;
  const { taken, left } = partsOf(selection);
  if (selection.decision)
    return "Deciding these was interrupted. Go on with it: nothing is done twice.";
  return left.length === 0
    ? `${transactionsOf(taken.length)} can be decided.`
    : `${transactionsOf(taken.length)} can be decided, ${left.length} cannot.`;
}

function Parts({ selection, from }: ShownSelection) {
  const { taken, left } = partsOf(selection);
  const here = paths.admin.selection(selection.id, from);
  const word = selection.isFinished && selection.decision ? decidedWord[selection.decision] : null;
  return (
    <>
      {left.length > 0 && (
        <Panel title={word ? "Skipped" : "Cannot be decided"}>
          <ItemTable
            caption={word ? "Skipped transactions" : "Transactions that cannot be decided"}
            items={left}
            from={here}
            saysWhy
          />
        </Panel>
      )}
      {taken.length > 0 && (
        <Panel title={word ?? "Can be decided"}>
          <div className="grid gap-4">
            <SelectionSums sums={selection.sums} />
            <ItemTable
              caption={word ? `${word} transactions` : "Transactions that can be decided"}
              items={taken}
              from={here}
            />
          </div>
        </Panel>
      )}
    </>
  );
}
