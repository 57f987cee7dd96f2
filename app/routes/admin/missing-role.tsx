import { namesOfRoles, rolesWith, type StaffRight } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";

/** In place of a page that takes a right which the reader's roles do not give. */
export function MissingRole({ rights }: { rights: readonly StaffRight[] }) {
  return (
    <>
      <PageHeading
        title="Your role does not include this"
        lead={`This page is for the role ${namesOfRoles(rolesWith(rights))}. An owner can change your roles.`}
      />
      <ButtonLink href={paths.admin.dashboard()}>Go to the dashboard</ButtonLink>
    </>
  );
}
