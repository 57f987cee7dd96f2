import type { ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/api.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { decideSelection } from "./decide.server";
import { SelectionDialog } from "./selection-dialog";
import { SelectionSums } from "./selection-sums";
import { useShownSelection } from "./shown-selection";

export const handle = { title: "Approve selected transactions" } satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  decideSelection(request, params.selection ?? "", api(request).selections.approve);

export default function SelectionApproval() {
  const shown = useShownSelection();
  const form = useFormState({ id: "approval", names: [], reply: useFormReply() });
  return (
    <SelectionDialog
      title="Approve selected transactions"
      shown={shown}
      form={form}
      verb="approve"
      confirm="Approve"
      tone="success"
    >
      <p>
        Deposits will be added to the customers&apos; balances, and what is held for withdrawals
        will leave their wallets.
      </p>
      <SelectionSums sums={shown.selection.sums} />
    </SelectionDialog>
  );
}
