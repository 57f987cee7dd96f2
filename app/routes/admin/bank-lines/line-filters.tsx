import type { OpenReason } from "~server/features/bank-statements/labels";
import { paths } from "~/platform/paths";
import { SearchFold } from "~/ui/search-fold";
import { useMessages } from "~/ui/use-messages";

interface Props {
  filter: {
    state?: string | undefined;
    account?: string | undefined;
    owner?: string | undefined;
    reason?: string | undefined;
  };
  accounts: readonly { id: string; bank: string; number: string; currency: string }[];
  reasons: readonly OpenReason[];
  ownId: string | undefined;
}

/** A plain GET form, so that each view of the queue has an address. */
export function LineFilters({ filter, accounts, reasons, ownId }: Props) {
  const t = useMessages("staffBankStatements");
  const selects = [
    {
      name: "state",
      label: t("status"),
      value: filter.state,
      any: t("allLines"),
      choices: [
        { value: "open", label: t("outcome.open") },
        { value: "compliance", label: t("forCompliance") },
      ],
    },
    {
      name: "reason",
      label: t("reason"),
      value: filter.reason,
      any: t("allReasons"),
      choices: reasons.map((value) => ({ value, label: t(`reason.${value}`) })),
    },
    {
      name: "owner",
      label: t("owner"),
      value: filter.owner,
      any: t("anyOwner"),
      choices: [
        ...(ownId ? [{ value: ownId, label: t("mine") }] : []),
        { value: "none", label: t("withoutOwner") },
      ],
    },
    {
      name: "account",
      label: t("account"),
      value: filter.account,
      any: t("allAccounts"),
      choices: accounts.map(({ id, bank, number, currency }) => ({
        value: id,
        label: t("accountChoice", { bank, number, currency }),
      })),
    },
  ];
  return (
    <SearchFold isOpen={selects.some(({ value }) => value !== undefined)}>
      <form className="list-search" role="search" method="get" action={paths.admin.bankLines()}>
        {selects.map(({ name, label, value, any, choices }) => (
          <div key={name}>
            <label htmlFor={`lines-${name}`}>{label}</label>
            <select id={`lines-${name}`} className="control" name={name} defaultValue={value ?? ""}>
              <option value="">{any}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div className="actions">
          <button className="button secondary" type="submit">
            {t("apply")}
          </button>
        </div>
      </form>
    </SearchFold>
  );
}
