import { rejectionReasonLabels, type RejectionReason } from "~server/features/ledger/labels";
import { limits } from "~server/kernel/limits";
import { SelectField } from "~/form/choice-fields";
import { TextAreaField } from "~/form/field";
import type { FormState } from "~/form/use-form-state";

interface Props {
  fields: FormState<"reasonCode" | "reason">["fields"];
  reasons: readonly RejectionReason[];
  hint: string;
}

/** A reason of the list, one's own words, or both. */
export function RejectionFields({ fields, reasons, hint }: Props) {
  return (
    <>
      <SelectField
        field={fields.reasonCode}
        label="Reason"
        hint={hint}
        isOptional
        prompt="Choose a reason"
        choices={reasons.map((value) => ({ value, label: rejectionReasonLabels[value] }))}
      />
      <TextAreaField
        field={fields.reason}
        label="In your own words"
        isOptional
        rows={4}
        maxLength={limits.descriptionMaximumLength}
        placeholder="Reason (optional)"
      />
    </>
  );
}
