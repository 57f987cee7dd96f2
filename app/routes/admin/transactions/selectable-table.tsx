import type { ReactNode } from "react";
import { limits } from "~server/kernel/limits";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { SelectionBar } from "~/ui/selection-bar";
import { AdminTransactionTable, type TransactionOrder } from "./transaction-table";
import { useMayCall } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

interface Props {
  form: FormState<"selected">;
  /** The list's URL, which the form posts to. */
  here: string;
  rows: readonly Transaction[];
  openRecords: Readonly<Record<string, string>>;
  order: TransactionOrder;
  /** The same page with every box ticked, or with none. */
  allHref: string;
  noneHref: string;
  isAllSelected: boolean;
  empty: ReactNode;
}

/** The list with a checkbox for each pending row, and a bulk review of the selected ones. */
export function SelectableTable({
  form,
  here,
  rows,
  openRecords,
  order,
  allHref,
  noneHref,
  isAllSelected,
  empty,
}: Props) {
  const t = useMessages("staffTransactions");
  const canDecide = useMayCall("bulkActions.create");
  const pending = canDecide ? rows.filter(({ status }) => status === "pending").length : 0;
  const table = (
    <AdminTransactionTable
      caption={t("transactions")}
      rows={rows}
      openRecords={openRecords}
      from={here}
      order={order}
      selection={pending > 0 ? { name: form.fields.selected.name, isAllSelected } : undefined}
      empty={empty}
    />
  );
  if (pending === 0 && form.faults.length === 0) return table;
  return (
    <Form form={form} action={here}>
      <SelectionBar id={form.fields.selected.id} label={t("bulkReview")}>
        <SubmitButton tone="secondary">{t("reviewSelected")}</SubmitButton>
        {pending > 0 && (
          <a href={isAllSelected ? noneHref : allHref}>
            {isAllSelected ? t("clearSelection") : t("selectAll", { count: pending })}
          </a>
        )}
        <p className="hint">{t("bulkHint", { maximum: limits.selectedMaximum })}</p>
      </SelectionBar>
      {table}
    </Form>
  );
}
