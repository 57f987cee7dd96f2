// Roles and statuses of a user, as choices of a list or a form.
import { accountStatuses, kycStatuses, roles } from "~server/features/users/labels";
import { readable } from "~/ui/status-labels";

const choicesOf = (words: readonly string[]) =>
  words.map((value) => ({ value, label: readable(value) }));

export const roleChoices = choicesOf(roles);
export const accountStatusChoices = choicesOf(accountStatuses);
export const kycStatusChoices = choicesOf(kycStatuses);

export const closedChoices = [
  { value: "false", label: "Excluded" },
  { value: "true", label: "Closed only" },
];
