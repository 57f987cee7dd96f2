import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { useIsolation } from "./use-isolation";
import { useMessages } from "./use-messages";

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isNumeric?: boolean;
  /** If the cells are self-explanatory, the heading is only for screen readers. */
  hidesHeader?: boolean;
  /** The position in a card: cells are paired, two per line, the first two in front, 7 on a separate line. Others are labeled with their column. */
  place?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The URL to sort by this column, and the current order. */
  sort?: { href: string; direction: "ascending" | "descending" | undefined };
}

interface Props<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The URL fragment of the row. */
  rowAddress?: ((row: Row) => string) | undefined;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Replaces the usual frame, whose rows become cards, with one that has its own layout for narrow screens. */
  frame?: string;
  /** Whether its columns need more space than usual before its rows become cards. */
  isWide?: boolean;
}

/** Rows and columns; on narrow screens each row becomes a card whose lines name their column. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowAddress,
  empty = <EmptyState />,
  frame = "data-table-frame",
  isWide = false,
}: Props<Row>) {
  const t = useMessages("ui");
  const isolated = useIsolation();
  if (rows.length === 0) return <>{empty}</>;
  const hasPairs = columns.some(({ place }) => place);
  const cells = columns.map((column) => ({ ...column, className: cellClass(column) }));
  return (
    // The roles keep it a table for screen readers where the layout is changed to cards.
    <div className={isWide ? `${frame} wide` : frame}>
      <table className={hasPairs ? "data-table paired" : "data-table"} role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.header}
                role="columnheader"
                scope="col"
                className={cellClass({ ...column, place: undefined })}
                aria-sort={column.sort?.direction}
              >
                <Heading {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} id={rowAddress?.(row)} role="row">
              {cells.map((column) => (
                <td
                  key={column.header}
                  role="cell"
                  data-label={column.header}
                  data-new={rowAddress && column.place === 5 ? t("new") : undefined}
                  className={column.className}
                >
                  {isolated(column.cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClass({
  isNumeric,
  hidesHeader,
  place,
}: Pick<Column<never>, "isNumeric" | "hidesHeader" | "place">): string | undefined {
  const names = [
    isNumeric && "numeric",
    hidesHeader && "unnamed",
    place && `place-${place}`,
  ].filter(Boolean);
  return names.length > 0 ? names.join(" ") : undefined;
}

function Heading({
  header,
  hidesHeader,
  sort,
}: Pick<Column<never>, "header" | "hidesHeader" | "sort">) {
  if (hidesHeader) return <span className="sr-only">{header}</span>;
  if (!sort) return header;
  return (
    <a className="sort-link" href={sort.href}>
      {header}
    </a>
  );
}
