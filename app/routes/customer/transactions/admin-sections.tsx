import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";
import { StatusForm } from "./status-form";
import { useMessages } from "~/ui/use-messages";

/** The administrator's actions on a customer's transaction page. */
export function AdminSections({ transaction }: { transaction: Transaction }) {
  const t = useMessages("transactions");
  return (
    <>
      <Panel title={t("adminStatus")}>
        <StatusForm id="status" transaction={transaction} reply={null} />
      </Panel>
      <Panel title={t("adminDelete")}>
        <p className="mb-4">{t("adminDeleteHint")}</p>
        <ButtonLink href={paths.customer.transactionDeletion(transaction.id)} tone="danger">
          {t("delete")}
        </ButtonLink>
      </Panel>
    </>
  );
}
