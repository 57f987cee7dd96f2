import { lineStates, proposalKinds } from "~server/features/bank-statements/labels";
import type { BankImportDetails } from "~server/features/bank-statements/schemas";
import { formatDay } from "~server/kernel/instants";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { PartyName } from "../people/person-name";

type Shown = BankImportDetails;
type T = TranslateForPage<"staffBankStatements">;

export function ImportFacts({ shown }: { shown: Shown }) {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const { account, totals, statements } = shown;
  const { currency } = account;
  const sum = ({ amount, count }: { amount: number; count: number }) => (
    <>
      <MoneyText amount={amount} currency={currency} />{" "}
      <span className="hint">{t("lineCount", { count })}</span>
    </>
  );
  const [first, last] = [statements[0], statements.at(-1)];
  const balance = (amount: number | undefined, day: string | undefined) =>
    amount === undefined ? undefined : (
      <>
        <MoneyText amount={amount} currency={currency} />{" "}
        {day && <span className="hint">{formatDay(day, "UTC", locale)}</span>}
      </>
    );
  const items = [
    {
      term: t("account"),
      value: <span className="wrap-anywhere">{t("accountChoice", account)}</span>,
    },
    { term: t("opening"), value: balance(first?.opening, first?.openingDay) },
    { term: t("moneyIn"), value: sum(totals.in) },
    { term: t("moneyOut"), value: sum(totals.out) },
    { term: t("closing"), value: balance(last?.closing, last?.closingDay) },
    {
      term: t("waiting"),
      value:
        totals.waiting > 0 ? (
          <a href={paths.admin.bankLines({ account: account.id })}>
            {t("lineCount", { count: totals.waiting })}
          </a>
        ) : undefined,
    },
    { term: t("uploadedBy"), value: <PartyName party={shown.preparedBy} /> },
    { term: t("uploadedAt"), value: <Instant iso={shown.preparedAt} /> },
    { term: t("confirmedBy"), value: shown.confirmedBy && <PartyName party={shown.confirmedBy} /> },
    {
      term: t("undoRequestedBy"),
      value: shown.undoRequestedBy && <PartyName party={shown.undoRequestedBy} />,
    },
    { term: t("endedBy"), value: shown.endedBy && <PartyName party={shown.endedBy} /> },
  ];
  return <DefinitionList items={items.filter(({ value }) => value !== undefined)} />;
}

type Result = Shown["results"][number];

const columnsIn = (t: T, currency: Shown["account"]["currency"]): readonly Column<Result>[] => [
  {
    header: t("result"),
    place: 1,
    cell: ({ name }) => outcomeLabel(t, name),
  },
  { header: t("lines"), place: 3, isNumeric: true, cell: ({ count }) => count },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ amount }) => (
      <MoneyText
        amount={Math.abs(amount)}
        currency={currency}
        {...(amount < 0 && { sign: "-" as const })}
      />
    ),
  },
];

const outcomes = [...proposalKinds, ...lineStates] as const;

const outcomeLabel = (t: T, name: string) => {
  const known = outcomes.find((one) => one === name);
  return known ? t(`outcome.${known}`) : name;
};

/** How many lines end how, with their sum. */
export function ImportResults({ shown: { results, account } }: { shown: Shown }) {
  const t = useMessages("staffBankStatements");
  return (
    <DataTable
      caption={t("results")}
      columns={columnsIn(t, account.currency)}
      rows={results}
      rowKey={({ name, isProposal }) => `${name} ${isProposal}`}
    />
  );
}
