import { Steps } from "~/ui/steps";
import { useMessages } from "~/ui/use-messages";

/** The pages of a deposit or a withdrawal; `current` counts from 1. */
export function DraftSteps({ current }: { current: 2 | 3 }) {
  const t = useMessages("drafts");
  const steps = [t("step.details"), t("step.review"), t("step.receipt")];
  return <Steps steps={steps} current={current} />;
}
