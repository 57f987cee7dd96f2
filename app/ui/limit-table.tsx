// What a customer has used of their limits, and what is left.
import type { CustomerLimits, PeriodLimit } from "~server/features/movement-limits/schemas";
import {
  directions,
  limitPeriods,
  type LimitPeriod,
  type MovementDirection,
} from "~server/kernel/levels";
import { formatMoney } from "~server/kernel/money-format";
import { DataTable, type Column } from "./data-table";
import { EmptyState } from "./empty-state";
import { Instant } from "./instant";
import { useLocale, useMessages } from "./use-messages";

interface Row extends PeriodLimit {
  readonly direction: MovementDirection;
  readonly period: LimitPeriod;
}

export function LimitTable({ limits }: { limits: CustomerLimits }) {
  const t = useMessages("limits");
  const locale = useLocale();
  const amount = (value: number) => formatMoney(value, limits.currency, locale);
  const rows = directions.flatMap((direction) =>
    limitPeriods.flatMap((period): Row[] => {
      const left = limits[direction][period];
      return left ? [{ ...left, direction, period }] : [];
    }),
  );
  const columns: readonly Column<Row>[] = [
    { header: t("movement"), cell: ({ direction }) => t(direction) },
    { header: t("period"), cell: ({ period }) => t(`inTable.${period}`) },
    {
      header: t("limit"),
      cell: ({ limit, levelLimit, raisedUntil }) => (
        <span>
          {amount(limit)}
          {levelLimit !== undefined && raisedUntil && (
            <span className="hint block">
              {t("raisedUntil", { date: <Instant iso={raisedUntil} />, limit: amount(levelLimit) })}
            </span>
          )}
        </span>
      ),
      isNumeric: true,
    },
    { header: t("used"), cell: ({ used }) => amount(used), isNumeric: true },
    { header: t("left"), cell: ({ left }) => amount(left), isNumeric: true },
    {
      header: t("frees"),
      cell: ({ freesAt }) => (freesAt ? <Instant iso={freesAt} /> : t("nothingUsed")),
    },
  ];
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={rows}
      rowKey={({ direction, period }) => `${direction}-${period}`}
      empty={
        <EmptyState icon="transfers" title={t("noLimits")}>
          {t("noLimitsHint")}
        </EmptyState>
      }
    />
  );
}
