// Roles and statuses of a user, as options of a list or a form.
import { accountStatuses, kycStatuses, roles } from "~server/features/users/labels";
import { useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

export function useUserChoices() {
  const t = useMessages("staffUsers");
  const labelOf = useStatusLabel();
  const choicesOf = (values: readonly string[]) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return {
    roles: roles.map((value) => ({ value, label: t(`role.${value}`) })),
    accountStatuses: choicesOf(accountStatuses),
    kycStatuses: choicesOf(kycStatuses),
    closed: [
      { value: "false", label: t("closedExcluded") },
      { value: "true", label: t("closedOnly") },
    ],
  };
}
