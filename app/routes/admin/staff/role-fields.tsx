import { roleLabel, roleSummary, staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { CheckboxGroup } from "~/form/checkbox-group";
import type { FormState } from "~/form/use-form-state";
import { useLocale, useMessages } from "~/ui/use-messages";

type RoleField = "roles" | `roles.${StaffRole}`;

/** The names of a form's fields for roles: one for their errors, and a checkbox for each. */
export const roleNames = ["roles", ...staffRoles.map((role) => `roles.${role}` as const)] as const;

/** The roles checked initially. */
export const checkedRoles = (roles: readonly StaffRole[]) =>
  Object.fromEntries(roles.map((role) => [`roles.${role}`, "on"]));

/** Every role with its description. */
export function RoleFields({ fields }: Pick<FormState<RoleField>, "fields">) {
  const t = useMessages("staffMembers");
  const locale = useLocale();
  return (
    <CheckboxGroup
      legend={t("roles")}
      hint={t("rolesHint")}
      field={fields.roles}
      boxes={staffRoles.map((role) => ({
        field: fields[`roles.${role}`],
        label: roleLabel(role, locale),
        hint: roleSummary(role, locale),
      }))}
    />
  );
}
