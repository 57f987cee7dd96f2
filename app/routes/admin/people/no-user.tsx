import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";

export function NoUser({ title }: { title: string }) {
  const t = useMessages("staffUsers");
  return (
    <>
      <PageHeading title={title} back={{ href: paths.admin.users(), label: t("allUsers") }} />
      <EmptyState icon="find" title={t("noUserFound")}>
        {t("noUserFoundHint")}
      </EmptyState>
    </>
  );
}
