import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

export function NoTransaction() {
  const t = useMessages("transactions");
  return (
    <>
      <PageHeading
        title={t("notFound")}
        back={{ href: paths.customer.transactions(), label: t("back") }}
      />
      <Panel>
        <EmptyState icon="find" title={t("notFoundHint")} />
      </Panel>
    </>
  );
}
