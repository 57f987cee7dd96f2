import type { BankImport } from "~server/features/bank-statements/schemas";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

/** The status that looks the same. */
const looks: Readonly<Record<BankImport["state"], string>> = {
  reading: "processing",
  mapping: "waiting",
  preview: "waiting",
  posting: "processing",
  posted: "completed",
  undoing: "processing",
  undone: "cancelled",
  discarded: "inactive",
};

export function ImportBadge({ state }: Pick<BankImport, "state">) {
  const t = useMessages("staffBankStatements");
  return <StatusBadge status={looks[state]} label={t(`state.${state}`)} />;
}
