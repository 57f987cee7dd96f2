import { ReasonField } from "~/form/reason-field";
import type { FormState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

/** Once a batch was released, its files may be at the bank: taking payouts out of it needs a reason why they are not. */
export function NeverSent({ form }: { form: FormState<"reason"> }) {
  const t = useMessages("staffPayouts");
  return (
    <>
      <p>{t("neverSentLead")}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("neverSentReason")}
        hint={t("neverSentReasonHint")}
      />
    </>
  );
}
