import { namesOfRoles, rolesWith, type StaffRight } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Shown instead of a page that requires a right the user's roles don't include. */
export function MissingRole({ rights }: { rights: readonly StaffRight[] }) {
  const t = useMessages("staffFrame");
  return (
    <>
      <PageHeading
        title={t("missingRole")}
        lead={t("missingRoleLead", { roles: namesOfRoles(rolesWith(rights), useLocale()) })}
      />
      <ButtonLink href={paths.admin.dashboard()}>{t("goToDashboard")}</ButtonLink>
    </>
  );
}
