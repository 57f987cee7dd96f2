import { reasonLabel, type RejectionReason } from "~server/kernel/reasons";
import { RadioGroup } from "~/form/choice-fields";
import { ReasonField } from "~/form/reason-field";
import type { FormState } from "~/form/use-form-state";
import { useLocale, useMessages } from "~/ui/use-messages";
import { ReasonKeys } from "../queues/decision-keys";

interface Props {
  fields: FormState<"reasonCode" | "reason">["fields"];
  reasons: readonly RejectionReason[];
  hint: string;
}

/** A listed reason, a custom one, or both. */
export function RejectionFields({ fields, reasons, hint }: Props) {
  const t = useMessages("staffTransactions");
  const keys = useMessages("staffDecisionKeys");
  const locale = useLocale();
  const listed = reasons.map((value) => ({ value, label: reasonLabel(value, locale) }));
  return (
    <>
      <RadioGroup
        field={fields.reasonCode}
        label={t("reason")}
        hint={
          <>
            {hint} <ReasonKeys />
          </>
        }
        isOptional
        areNumbered
        choices={[...listed, { value: "", label: keys("otherReason") }]}
      />
      <ReasonField
        field={fields.reason}
        label={t("moreDetails")}
        isOptional
        rows={4}
        placeholder={t("reasonPlaceholder")}
      />
    </>
  );
}
