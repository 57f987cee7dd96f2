import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";

export function NoUser({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} back={{ href: paths.admin.users(), label: "All users" }} />
      <EmptyState title="No user found">They do not exist, or they have been deleted.</EmptyState>
    </>
  );
}
