// The sort order of a list: in its search form and in its column headings.
import type { Column } from "./data-table";
import type { TranslateForPage } from "./use-messages";

type Order = "newest" | "oldest" | "largest" | "smallest" | "a-z" | "z-a";

/** One more select next to the filters; the first order is the default. */
export function sortChoice(
  t: TranslateForPage<"ui">,
  [usual, ...others]: readonly Order[],
  value: string | undefined,
) {
  const any = usual ? t(`sort.${usual}`) : "";
  const choices = others.map((order) => ({ value: order, label: t(`sort.${order}`) }));
  return { name: "sort", label: t("sort.label"), value, any, choices };
}

interface Heading<Sort extends Order> {
  /** How the list is sorted now. */
  sort: Sort | undefined;
  ascending: Sort;
  descending: Sort;
  /** The list in this order. */
  hrefFor: (sort: Sort) => string;
}

/** A heading that sorts by its column, or reverses the order if it already does. The default is newest first. */
export function sortHeading<Sort extends Order>({
  sort,
  ascending,
  descending,
  hrefFor,
}: Heading<Sort>): Pick<Column<never>, "sort"> {
  const now: Order = sort ?? "newest";
  const isByName = ascending === "a-z";
  const direction = now === ascending ? "ascending" : now === descending ? "descending" : undefined;
  const first = isByName ? ascending : descending;
  const opposite = isByName ? descending : ascending;
  return { sort: { href: hrefFor(now === first ? opposite : first), direction } };
}
