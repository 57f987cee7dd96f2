import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

export const noStatement = "No statement found";

export function NoStatement() {
  return (
    <>
      <PageHeading
        title={noStatement}
        back={{ href: paths.customer.statements(), label: "All statements" }}
      />
      <Panel>
        <EmptyState title="There is no statement for this month">
          Statements begin with the month in which your account was opened.
        </EmptyState>
      </Panel>
    </>
  );
}
