import type { ReactNode } from "react";
import { useIsolation } from "./use-isolation";

interface Props {
  items: readonly { term: string; value: ReactNode }[];
  /** Each value is an amount of money. */
  areSums?: boolean;
}

/** Names and values of one thing, for example of a transaction; nothing if there are none. */
export function DefinitionList({ items, areSums = false }: Props) {
  const isolated = useIsolation();
  if (items.length === 0) return null;
  return (
    <dl className={areSums ? "definitions sums" : "definitions"}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{isolated(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
