import type { ActionFunctionArgs } from "@remix-run/node";
import { limits } from "~server/contract/values/limits";
import { api } from "~/api.server";
import { TextAreaField } from "~/form/field";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { decideSelection } from "./decide.server";
import { SelectionDialog } from "./selection-dialog";
import { SelectionSums } from "./selection-sums";
import { useShownSelection } from "./shown-selection";

export const handle = { title: "Reject selected transactions" } satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  decideSelection(request, params.selection ?? "", api(request).selections.reject);

export default function SelectionRejection() {
  const shown = useShownSelection();
  const form = useFormState({ id: "rejection", names: ["reason"], reply: useFormReply() });
  return (
    <SelectionDialog
      title="Reject selected transactions"
      shown={shown}
      form={form}
      verb="reject"
      confirm="Confirm reject"
      tone="danger"
    >
      <SelectionSums sums={shown.selection.sums} />
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="One for all of them. Each customer can read it."
        isOptional
        rows={4}
        maxLength={limits.descriptionMaximumLength}
        placeholder="Reason (optional)"
      />
      <p className="hint">
        What is held for withdrawals will return to the customers&apos; balances. Deposits change
        none.
      </p>
    </SelectionDialog>
  );
}
