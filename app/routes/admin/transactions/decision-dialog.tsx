import type { ReactNode } from "react";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import type { ShownTransaction } from "./shown-transaction";
import { VersionField } from "~/form/version-field";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  shown: ShownTransaction;
  form: FormState;
  /** Why the decision is no longer possible, given the transaction's current state. */
  closedBecause?: string | undefined;
  /** The reason entered before. */
  enteredText?: string | undefined;
  confirm: string;
  tone: "primary" | "success" | "danger";
  children: ReactNode;
}

/**
 * A decision about the transaction behind the dialog. A refused one is shown here, above the
 * transaction's current state.
 */
export function DecisionDialog({ shown, children, ...question }: Props) {
  const t = useMessages("staffTransactions");
  const { id, version } = shown.transaction;
  return (
    <ConfirmDialog
      {...question}
      closeHref={paths.admin.transaction(id, shown.from)}
      back={t("backToTransaction")}
      busy={t("processing")}
    >
      <VersionField version={version} />
      {children}
    </ConfirmDialog>
  );
}
