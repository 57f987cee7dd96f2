import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";
import { StatusForm } from "./status-form";

/** What an administrator who looks at a customer's transaction may do with it here. */
export function AdminSections({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <Panel title="Admin: Change Status">
        <StatusForm id="status" transaction={transaction} reply={null} />
      </Panel>
      <Panel title="Admin: Delete Transaction">
        <p className="mb-4">What it moved is moved back first; then it is gone from every list.</p>
        <ButtonLink href={paths.customer.transactionDeletion(transaction.id)} tone="danger">
          Delete Transaction
        </ButtonLink>
      </Panel>
    </>
  );
}
