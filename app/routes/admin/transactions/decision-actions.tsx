import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { approveId, RejectLink } from "../decision-keys";
import type { ShownTransaction } from "./shown-transaction";
import { VersionField } from "~/form/version-field";
import { useMessages } from "~/ui/use-messages";

/** Approve and reject for pending transactions; Mark Pending for others. For staff who review transactions. */
export function DecisionActions({ transaction: { id, status, version }, from }: ShownTransaction) {
  const t = useMessages("staffTransactions");
  const form = useFormState({ id: "approve", names: [], reply: null });
  if (status !== "pending") {
    return (
      <ButtonLink tone="secondary" href={paths.admin.pendingMark(id, from)}>
        {t("markPending")}
      </ButtonLink>
    );
  }
  return (
    <>
      <Form form={form} action={paths.admin.approval(id, from)}>
        <VersionField version={version} />
        <SubmitButton id={approveId} tone="success" busy={t("processing")}>
          {t("approveButton")}
        </SubmitButton>
      </Form>
      {/* Without scripts too, the dialog opens at its first field. */}
      <RejectLink href={`${paths.admin.rejection(id, from)}#rejection-reasonCode`}>
        {t("rejectButton")}
      </RejectLink>
    </>
  );
}
