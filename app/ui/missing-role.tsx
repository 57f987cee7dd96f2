import { namesOfRoles, rolesWith, type StaffRight } from "~server/kernel/staff-roles";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  rights: readonly StaffRight[];
  homeHref: string;
}

/** Shown instead of a page that requires a right the user's roles don't include. */
export function MissingRole({ rights, homeHref }: Props) {
  const t = useMessages("staffFrame");
  return (
    <>
      <PageHeading
        title={t("missingRole")}
        lead={t("missingRoleLead", { roles: namesOfRoles(rolesWith(rights), useLocale()) })}
      />
      <ButtonLink href={homeHref}>{t("goToDashboard")}</ButtonLink>
    </>
  );
}
