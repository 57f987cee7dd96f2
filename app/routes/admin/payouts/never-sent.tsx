import { ReasonField } from "~/form/reason-field";
import type { FormState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

interface Props {
  form: FormState<"reason">;
  of: "batch" | "return";
}

/** Once a batch was released or a return to a payer approved, it may be at the bank: taking it back needs a reason why it isn't. */
export function NeverSent({ form, of }: Props) {
  const t = useMessages("staffPayouts");
  return (
    <>
      <p>{t(`neverSentLead.${of}`)}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("neverSentReason")}
        hint={t("neverSentReasonHint")}
      />
    </>
  );
}
