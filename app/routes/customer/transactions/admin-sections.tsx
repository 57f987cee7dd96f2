import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { StatusForm } from "./status-form";
import { useMessages } from "~/ui/use-messages";

/** What staff may do on a customer's transaction page; nothing for customers. */
export function AdminSections({ transaction }: { transaction: Transaction }) {
  const t = useMessages("transactions");
  return (
    <>
      <Allowed call="transactions.setStatus">
        <Panel title={t("adminStatus")}>
          <StatusForm id="status" transaction={transaction} reply={null} />
        </Panel>
      </Allowed>
      <Allowed call="transactions.remove">
        <Panel title={t("adminDelete")}>
          <p className="mb-4">{t("adminDeleteHint")}</p>
          <ButtonLink href={paths.customer.transactionDeletion(transaction.id)} tone="danger">
            {t("delete")}
          </ButtonLink>
        </Panel>
      </Allowed>
    </>
  );
}
