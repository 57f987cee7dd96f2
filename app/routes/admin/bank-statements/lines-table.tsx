import type { BankLine } from "~server/features/bank-statements/line-schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { PersonName } from "../people/person-name";

type T = TranslateForPage<"staffBankStatements">;

/** The status that looks the same. */
const looks: Readonly<Record<string, string>> = {
  credit: "successful",
  payout: "successful",
  batch: "successful",
  payout_return: "successful",
  return: "successful",
  credited: "successful",
  closed: "successful",
  payout_returned: "successful",
  returned: "successful",
  own: "successful",
  open: "waiting",
  compliance: "waiting",
  returning: "waiting",
};

export function OutcomeBadge({ line: { state, proposal } }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const outcome = proposal ?? state;
  return (
    <span className="whitespace-nowrap">
      <StatusBadge status={looks[outcome] ?? "inactive"} label={t(`outcome.${outcome}`)} />
    </span>
  );
}

/** Money in and out by its sign. */
export function LineAmount({ line: { amount, currency } }: { line: BankLine }) {
  return <MoneyText amount={Math.abs(amount)} currency={currency} sign={amount < 0 ? "-" : "+"} />;
}

export function LineParty({ line: { name, text, counterparty } }: { line: BankLine }) {
  return (
    <span className="wrap-anywhere">
      {name ?? counterparty ?? "-"} {text && <span className="second-line hint">{text}</span>}
    </span>
  );
}

/** Whom or what it belongs to, and why nothing more happens to it. */
export function LineSubject({ line }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const { customer, transaction, batch, reason } = line;
  const back = line.return;
  return (
    <>
      {reason && <span className="hint">{t(`reason.${reason}`)} </span>}
      {customer && (
        <PersonName
          fullname={customer.fullname}
          email={customer.email}
          href={paths.admin.user(customer.id)}
        />
      )}{" "}
      {transaction && (
        <a className="whitespace-nowrap" href={paths.admin.transaction(transaction.id)}>
          {transaction.reference}
        </a>
      )}
      {batch && (
        <a className="whitespace-nowrap" href={paths.admin.payoutBatch(batch.id)}>
          {batch.reference}
        </a>
      )}
      {back && <span className="whitespace-nowrap">{back.reference}</span>}
    </>
  );
}

const columnsIn = (t: T): readonly Column<BankLine>[] => [
  {
    header: t("party"),
    place: 1,
    cell: (line) => <LineParty line={line} />,
  },
  { header: t("amount"), place: 2, isNumeric: true, cell: (line) => <LineAmount line={line} /> },
  { header: t("bookingDate"), place: 3, cell: ({ bookingDate }) => <Day iso={bookingDate} /> },
  {
    header: t("outcome"),
    place: 4,
    cell: (line) =>
      line.postedAt === undefined ? (
        <OutcomeBadge line={line} />
      ) : (
        <a href={paths.admin.bankLine(line.id)}>
          <OutcomeBadge line={line} />
        </a>
      ),
  },
  { header: t("customer"), place: 7, cell: (line) => <LineSubject line={line} /> },
];

/** The lines of an import, in the order of the file. */
export function LinesTable({ lines }: { lines: readonly BankLine[] }) {
  const t = useMessages("staffBankStatements");
  return (
    <DataTable
      caption={t("lines")}
      columns={columnsIn(t)}
      rows={lines}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="statement" title={t("noLines")} />}
    />
  );
}
