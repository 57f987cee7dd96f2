import type { ReactNode } from "react";
import { AmountErrors } from "./amount-errors";
import { DayErrors } from "./day-errors";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** Open while a search is active. */
  isOpen: boolean;
  children: ReactNode;
}

/** The search form of a list: collapsed on small screens, always open on large ones. */
export function SearchFold({ isOpen, children }: Props) {
  const t = useMessages("ui");
  return (
    <>
      <details className="disclosure search-fold" open={isOpen}>
        <summary>{t("search")}</summary>
        {children}
      </details>
      <div id="search-errors" data-follows-choice="">
        <DayErrors />
        <AmountErrors />
      </div>
    </>
  );
}
