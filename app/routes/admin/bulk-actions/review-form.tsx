// The review before a decision: which can be approved, which can't and why, with a checkbox for each.
import { transactionCheckboxName } from "~server/features/approvals/bulk-schemas";
import type { BulkActionFlags } from "~server/features/evidence/schemas";
import { FieldError } from "~/form/field-frame";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { SelectionBar } from "~/ui/selection-bar";
import { BulkActionTotals } from "./bulk-action-totals";
import { ItemTable } from "./item-table";
import { splitItems, type ShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";

export type FlagsById = ReadonlyMap<string, BulkActionFlags["items"][number]["flags"]>;

interface Props extends ShownBulkAction {
  flags: FlagsById | undefined;
  /** Colleagues who have one open, by its ID. */
  openRecords: Readonly<Record<string, string>>;
  /** Whether those with warnings are unticked. */
  isWithoutWarnings: boolean;
}

const hasWarning = (flags: FlagsById | undefined, id: string) =>
  flags?.get(id)?.some(({ severity }) => severity === "warning") === true;

export function ReviewForm({ bulkAction, from, flags, openRecords, isWithoutWarnings }: Props) {
  const t = useMessages("staffBulkActions");
  const { included, held } = splitItems(bulkAction);
  const here = paths.admin.bulkAction(bulkAction.id, from);
  const isTicked = (id: string) => !(isWithoutWarnings && hasWarning(flags, id));
  const form = useFormState({
    id: "decision",
    names: ["transactions", ...[...included, ...held].map(({ id }) => transactionCheckboxName(id))],
    values: Object.fromEntries(
      included
        .filter(({ id }) => isTicked(id))
        .map(({ id }) => [transactionCheckboxName(id), "on"]),
    ),
  });
  const { fields } = form;
  const warned = included.filter(({ id }) => hasWarning(flags, id)).length;
  const table = {
    from: here,
    openRecords,
    flags,
    boxOf: (id: string) => fields[transactionCheckboxName(id)],
  };
  return (
    <Form form={form} action={here}>
      <SelectionBar id={fields.transactions?.id} label={t("decide")}>
        {included.length > 0 && (
          <SubmitButton tone="success" name="decision" value="approve" busy={t("processing")}>
            {t("approveSelected")}
          </SubmitButton>
        )}
        <SubmitButton tone="danger" name="decision" value="reject">
          {t("rejectSelected")}
        </SubmitButton>
        {warned > 0 && (
          <a
            href={
              isWithoutWarnings ? here : paths.admin.bulkAction(bulkAction.id, from, "unflagged")
            }
          >
            {isWithoutWarnings ? t("selectReady") : t("withoutWarnings", { count: warned })}
          </a>
        )}
        {fields.transactions && <FieldError field={fields.transactions} />}
      </SelectionBar>
      {included.length > 0 && (
        <Panel title={t("ready")}>
          <div className="grid grid-cols-1 gap-4">
            <BulkActionTotals sums={bulkAction.approvalSums} />
            <ItemTable {...table} caption={t("readyCaption")} items={included} />
          </div>
        </Panel>
      )}
      {held.length > 0 && (
        <Panel title={t("held")}>
          <p className="hint mb-3">{t("heldHint")}</p>
          <ItemTable
            {...table}
            flags={undefined}
            caption={t("heldCaption")}
            items={held}
            showsReason
          />
        </Panel>
      )}
    </Form>
  );
}
