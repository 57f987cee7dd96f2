import { useFormState } from "~/form/use-form-state";
import { StepUpPage } from "./step-up-page";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** How long the confirmation is valid. */
  counts: string;
  needsCode: boolean;
  cancelHref: string;
}

/** Asks for the password before something sensitive, in both areas. */
export function ConfirmPasswordPage({ counts, needsCode, cancelHref }: Props) {
  const t = useMessages("twoFactor");
  const labels = useMessages("labels");
  const form = useFormState({ id: "confirm-password", names: ["password", "code"] });
  return (
    <StepUpPage
      title={t("confirmTitle")}
      lead={
        <>
          {t("confirmLead")} {counts}
        </>
      }
      form={form}
      needsCode={needsCode}
      confirm={labels("continue")}
      cancelHref={cancelHref}
    />
  );
}
