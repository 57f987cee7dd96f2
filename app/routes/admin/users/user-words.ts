// The words of a person's standing, as choices of a list or a form.
import { accountStatuses, kycStatuses, roles } from "~server/contract/values/user-words";
import { readable } from "~/ui/status-words";

const choicesOf = (words: readonly string[]) =>
  words.map((value) => ({ value, label: readable(value) }));

export const roleChoices = choicesOf(roles);
export const accountStatusChoices = choicesOf(accountStatuses);
export const kycStatusChoices = choicesOf(kycStatuses);
