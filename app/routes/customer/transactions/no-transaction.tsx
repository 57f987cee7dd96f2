import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";

export function NoTransaction() {
  const t = useMessages("transactions");
  return (
    <PageHeading
      title={t("notFound")}
      lead={t("notFoundHint")}
      back={{ href: paths.customer.transactions(), label: t("back") }}
    />
  );
}
