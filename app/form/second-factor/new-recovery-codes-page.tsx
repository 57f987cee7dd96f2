// The question before new recovery codes; then, once, the codes.
import type { StepUpPaths } from "~/platform/paths";
import { useFormState } from "../use-form-state";
import { RecoveryCodeList } from "./recovery-code-list";
import { StepUpPage } from "./step-up-page";

interface Props {
  recoveryCodes: readonly string[] | undefined;
  at: StepUpPaths;
}

export function NewRecoveryCodesPage({ recoveryCodes, at }: Props) {
  const form = useFormState({ id: "recovery-codes", names: ["password", "code"] });
  const back = at.secondFactor();
  if (recoveryCodes)
    return <RecoveryCodeList title="New recovery codes" codes={recoveryCodes} doneHref={back} />;
  return (
    <StepUpPage
      title="New recovery codes"
      lead="You get ten new codes, and those from before work no more."
      form={form}
      needsCode
      confirm="Show new codes"
      cancelHref={back}
    />
  );
}
