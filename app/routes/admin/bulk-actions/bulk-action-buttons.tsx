import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { splitItems, type ShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";

/** Approve and reject what can be decided; an interrupted decision can be resumed. */
export function BulkActionButtons({ bulkAction, from }: ShownBulkAction) {
  const t = useMessages("staffBulkActions");
  const form = useFormState({ id: "approve", names: [], reply: null });
  const { id, decision, isFinished } = bulkAction;
  const count = splitItems(bulkAction).included.length;
  if (isFinished || (count === 0 && !decision)) return null;
  return (
    <>
      {decision !== "reject" && (
        <Form form={form} action={paths.admin.bulkApproval(id, from)}>
          <SubmitButton tone="success" busy={t("processing")}>
            {decision ? t("continueApproving") : t("approveCount", { count })}
          </SubmitButton>
        </Form>
      )}
      {decision !== "approve" && (
        <ButtonLink tone="danger" href={paths.admin.bulkRejection(id, from)}>
          {decision ? t("continueRejecting") : t("rejectCount", { count })}
        </ButtonLink>
      )}
    </>
  );
}
