import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

export function NoStatement() {
  const t = useMessages("statements");
  return (
    <>
      <PageHeading
        title={t("notFound")}
        back={{ href: paths.customer.statements(), label: t("all") }}
      />
      <Panel>
        <EmptyState icon="statement" title={t("notFoundHint")} />
      </Panel>
    </>
  );
}
