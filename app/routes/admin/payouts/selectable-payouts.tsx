import type { ReactNode } from "react";
import { limits } from "~server/kernel/limits";
import { payoutCheckboxName } from "~server/features/payouts/batch-schemas";
import type { Payout } from "~server/features/payouts/schemas";
import { Field } from "~/form/field";
import { FieldError } from "~/form/field-frame";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { SelectionBar } from "~/ui/selection-bar";
import { PayoutTable } from "./payout-table";
import { useMessages } from "~/ui/use-messages";

interface Props {
  rows: readonly Payout[];
  /** The list's URL, which the form posts to. */
  here: string;
  /** The same page with every box ticked. */
  allHref: string;
  isAllSelected: boolean;
  empty: ReactNode;
}

/** The list with a checkbox for each payout that isn't in a batch, and the form that adds them to one. */
export function SelectablePayouts({ rows, here, allHref, isAllSelected, empty }: Props) {
  const t = useMessages("staffPayouts");
  const selectable = rows.filter(({ batch }) => !batch);
  const free = selectable.map(({ id }) => payoutCheckboxName(id));
  const payable = selectable
    .filter(({ obstacle }) => !obstacle)
    .map(({ id }) => payoutCheckboxName(id));
  const form = useFormState({
    id: "payout-batch",
    names: ["payouts", ...free, "reason"],
    values: isAllSelected ? Object.fromEntries(payable.map((name) => [name, "on"])) : {},
  });
  const { fields } = form;
  const table = (
    <PayoutTable
      caption={t("payouts")}
      rows={rows}
      from={here}
      boxOf={({ id }) => fields[payoutCheckboxName(id)]}
      empty={empty}
    />
  );
  if (free.length === 0 && form.faults.length === 0) return table;
  return (
    <Form form={form} action={here}>
      <SelectionBar id={fields.payouts?.id} label={t("selectPayouts")}>
        <a href={isAllSelected ? here : allHref}>
          {isAllSelected ? t("clearSelection") : t("selectAll", { count: payable.length })}
        </a>
        {fields.payouts && <FieldError field={fields.payouts} />}
      </SelectionBar>
      {table}
      {fields.reason && (
        <div className="max-w-xl">
          <Field
            field={fields.reason}
            label={t("batchDescription")}
            hint={t("batchDescriptionHint")}
            maxLength={limits.descriptionMaximumLength}
          />
        </div>
      )}
      <div className="actions">
        <SubmitButton busy={t("processing")}>{t("prepareBatch")}</SubmitButton>
      </div>
      <p className="hint">{t("batchHint", { maximum: limits.selectedMaximum })}</p>
    </Form>
  );
}
