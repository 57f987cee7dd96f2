import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import type { ShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";

/** An interrupted decision can be resumed. */
export function ContinueButton({ bulkAction, from }: ShownBulkAction) {
  const t = useMessages("staffBulkActions");
  const form = useFormState({ id: "approve", names: [], reply: null });
  const { id, decision, isFinished } = bulkAction;
  if (isFinished || !decision) return null;
  if (decision === "reject")
    return (
      <ButtonLink tone="danger" href={paths.admin.bulkRejection(id, from)}>
        {t("continueRejecting")}
      </ButtonLink>
    );
  return (
    <Form form={form} action={paths.admin.bulkApproval(id, from)}>
      <SubmitButton tone="success" busy={t("processing")}>
        {t("continueApproving")}
      </SubmitButton>
    </Form>
  );
}
