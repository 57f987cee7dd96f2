// Asks for confirmation, then shows the new recovery codes once.
import type { StepUpPaths } from "~/platform/paths";
import { useFormState } from "~/form/use-form-state";
import { RecoveryCodeList } from "./recovery-code-list";
import { StepUpPage } from "./step-up-page";
import { useMessages } from "~/ui/use-messages";

interface Props {
  recoveryCodes: readonly string[] | undefined;
  at: StepUpPaths;
}

export function NewRecoveryCodesPage({ recoveryCodes, at }: Props) {
  const t = useMessages("twoFactor");
  const form = useFormState({ id: "recovery-codes", names: ["password", "code"] });
  const back = at.secondFactor();
  if (recoveryCodes)
    return <RecoveryCodeList title={t("newCodes")} codes={recoveryCodes} doneHref={back} />;
  return (
    <StepUpPage
      title={t("newCodes")}
      lead={t("newCodesLead")}
      form={form}
      needsCode
      confirm={t("generate")}
      cancelHref={back}
    />
  );
}
