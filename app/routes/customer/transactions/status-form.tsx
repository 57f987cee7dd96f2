import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { transactionStatuses } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { SelectField } from "~/form/choice-fields";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { statusLabel } from "~/ui/status-labels";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** The form's ID: it is on the page, and in the dialog that shows its errors. */
  id: string;
  transaction: Transaction;
  /** Null on the page, where the form posts to the dialog. */
  reply?: null;
}

/** An administrator may set any status; the money follows by compensating entries. */
export function StatusForm({ id, transaction, reply }: Props) {
  const t = useMessages("transactions");
  const statusMessages = useMessages("statuses");
  const form = useFormState({ id, names: ["status"], reply });
  return (
    <Form form={form} action={paths.customer.transactionStatus(transaction.id)}>
      <input type="hidden" name="version" value={transaction.version} />
      <SelectField
        field={form.fields.status}
        label={t("newStatus")}
        hint={t("newStatusHint")}
        prompt={t("chooseStatus")}
        choices={transactionStatuses
          .filter((status) => status !== transaction.status)
          .map((value) => ({ value, label: statusLabel(statusMessages, value) }))}
      />
      <div className="actions">
        <SubmitButton busy={t("updating")}>{t("updateStatus")}</SubmitButton>
      </div>
    </Form>
  );
}
