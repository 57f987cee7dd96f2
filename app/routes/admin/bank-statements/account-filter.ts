import type { SelectFilter } from "~/ui/list-search";
import type { TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffBankStatements">;

interface Account {
  id: string;
  bank: string;
  number: string;
  currency: string;
}

export const accountChoices = (t: T, accounts: readonly Account[]) =>
  accounts.map(({ id, bank, number, currency }) => ({
    value: id,
    label: t("accountChoice", { bank, number, currency }),
  }));

/** Receiving accounts as a filter of a list. */
export const accountFilter = (
  t: T,
  accounts: readonly Account[],
  value: string | undefined,
): SelectFilter => ({
  name: "account",
  label: t("account"),
  value,
  any: t("allAccounts"),
  choices: accountChoices(t, accounts),
});
