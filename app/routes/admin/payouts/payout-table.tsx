import type { ReactNode } from "react";
import type { Evidence } from "~server/features/evidence/schemas";
import type { Payout } from "~server/features/payouts/schemas";
import { labelFor } from "~server/features/ledger/labels";
import type { FieldState } from "~/form/use-form-state";
import type { Locale } from "~server/locales/locale";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FeeLine } from "~/ui/fee-line";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { FoldedFlags } from "../evidence/flag-list";
import { PersonName } from "../people/person-name";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffPayouts">;

interface Props {
  caption: string;
  rows: readonly Payout[];
  /** The address of this list, for the Back button of a payout. */
  from: string;
  /** The checkbox of a selectable payout. */
  boxOf?: ((payout: Payout) => FieldState | undefined) | undefined;
  empty?: ReactNode;
  /** Whether all belong to the page's batch. */
  isOneBatch?: boolean;
  /** The ID of the batch that they can be taken out of. */
  takeOutOf?: string | undefined;
  /** The flags of each, by ID; missing if they aren't loaded. */
  flags?: ReadonlyMap<string, Evidence["flags"]> | undefined;
}

export function PayoutTable(props: Props) {
  const { caption, rows, from, boxOf, empty, isOneBatch = false, takeOutOf, flags } = props;
  const t = useMessages("staffPayouts");
  const one = columnsFrom(t, useLocale(), { from, takeOutOf });
  const facts = [
    ...one,
    ...(isOneBatch ? [] : [batchColumn(t)]),
    ...(flags ? [flagsColumn(t, flags)] : []),
  ];
  return (
    <DataTable
      caption={caption}
      columns={boxOf ? [boxes(t, boxOf), ...facts] : facts}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty ?? <EmptyState icon="send" title={t("noPayouts")} />}
    />
  );
}

const boxes = (t: T, boxOf: NonNullable<Props["boxOf"]>): Column<Payout> => ({
  header: t("select"),
  hidesHeader: true,
  cell: (payout) => {
    const field = boxOf(payout);
    return (
      field && (
        <label className="row-box">
          <input type="checkbox" name={field.name} defaultChecked={field.value === "on"} />{" "}
          <span className="sr-only">{t("selectOne", { reference: payout.transaction })}</span>
        </label>
      )
    );
  },
});

const columnsFrom = (
  t: T,
  locale: Locale,
  { from, takeOutOf }: Pick<Props, "from" | "takeOutOf">,
): readonly Column<Payout>[] => [
  {
    header: t("customer"),
    place: 1,
    cell: ({ fullname, email }) => <PersonName fullname={fullname} email={email} />,
  },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ amount, currency, fee }) => (
      <>
        <MoneyText amount={amount} currency={currency} />
        <FeeLine fee={fee} currency={currency} />
      </>
    ),
  },
  {
    header: t("reference"),
    place: 3,
    cell: ({ id, transaction, approvedAt }) => (
      <span className="whitespace-nowrap">
        <a href={paths.admin.transaction(id, from)}>{transaction}</a>
        <span className="hint block">
          <span className="sr-only">{t("approved")}</span> <Instant iso={approvedAt} />
        </span>
      </span>
    ),
  },
  {
    header: t("destination"),
    place: 7,
    cell: ({ destination, paymentMethod, obstacle }) => (
      <span className="wrap-anywhere inline-block min-w-32">
        {destination ?? (paymentMethod ? labelFor(paymentMethod, locale) : "-")}
        {obstacle && (
          <span className="mt-1 block">
            <strong>{obstacle.message}</strong> <span className="hint">{obstacle.advice}</span>
          </span>
        )}
      </span>
    ),
  },
  {
    header: t("status"),
    place: 4,
    cell: ({ id, state, obstacle, transaction }) => (
      <>
        <StatusBadge
          status={obstacle ? "blocked" : state}
          {...(obstacle && { label: t("cannotBePaid") })}
        />
        {takeOutOf && state === "to_send" && (
          <a className="block whitespace-nowrap" href={paths.admin.payoutRemoval(takeOutOf, id)}>
            {t("takeOut")} <span className="sr-only">{transaction}</span>
          </a>
        )}
      </>
    ),
  },
];

const flagsColumn = (t: T, flags: NonNullable<Props["flags"]>): Column<Payout> => ({
  header: t("flags"),
  place: 7,
  cell: ({ id }) => <FoldedFlags flags={flags.get(id) ?? []} />,
});

const batchColumn = (t: T): Column<Payout> => ({
  header: t("batch"),
  place: 6,
  cell: ({ batch }) =>
    batch && (
      <span className="whitespace-nowrap">
        <a href={paths.admin.payoutBatch(batch.id)}>{batch.reference}</a>
      </span>
    ),
});
