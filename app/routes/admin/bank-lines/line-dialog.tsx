import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { VersionField } from "~/form/version-field";
import { useMessages } from "~/ui/use-messages";
import { useShownLine } from "./shown-line";

interface Props {
  title: string;
  form: FormState;
  /** The state in which this can be done. */
  state: "open" | "compliance";
  tone?: "primary" | "success" | "danger";
  children: ReactNode;
}

/** A decision about the line behind the dialog. */
export function LineDialog({ title, form, state, tone = "primary", children }: Props) {
  const t = useMessages("staffBankStatements");
  const line = useShownLine();
  return (
    <ConfirmDialog
      title={title}
      closeHref={paths.admin.bankLine(line.id)}
      closedBecause={line.state !== state && t("notPossible")}
      back={t("backToLine")}
      form={form}
      confirm={title}
      busy={t("processing")}
      tone={tone}
    >
      <VersionField version={line.version} />
      {children}
    </ConfirmDialog>
  );
}
