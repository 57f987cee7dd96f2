import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";

export function NoStatement() {
  const t = useMessages("statements");
  return (
    <PageHeading
      title={t("notFound")}
      lead={t("notFoundHint")}
      back={{ href: paths.customer.statements(), label: t("all") }}
    />
  );
}
