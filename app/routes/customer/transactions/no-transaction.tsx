import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

export const transactionNotFound = "No transaction found";
export const backToList = { href: paths.customer.transactions(), label: "Back to transactions" };

export function NoTransaction() {
  return (
    <>
      <PageHeading title={transactionNotFound} back={backToList} />
      <Panel>
        <EmptyState title="There is nothing at this address">
          The transaction may have been removed, or it belongs to another account.
        </EmptyState>
      </Panel>
    </>
  );
}
