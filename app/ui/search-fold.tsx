import type { ReactNode } from "react";
import { useLocale, useMessages } from "~/ui/use-messages";
import { useSearchParams } from "@remix-run/react";
import { readTypedAmount } from "~server/kernel/typed-amount";

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

/** Says next to a search which of its amounts are ignored, or that the range is empty. */
function AmountErrors() {
  const locale = useLocale();
  const t = useMessages("ui");
  const [search] = useSearchParams();
  const [least, most] = ["minAmount", "maxAmount"].map((name) => {
    const entered = search.get(name)?.trim() ?? "";
    const read = readTypedAmount(entered, undefined, locale);
    return { entered, amount: read.is === "amount" ? Number(read.decimal) : undefined };
  });
  const invalid = [least, most].filter((one) => one?.entered && one.amount === undefined);
  const isReversed =
    least?.amount !== undefined && most?.amount !== undefined && least.amount > most.amount;
  if (invalid.length === 0 && !isReversed) return null;
  return (
    <div className="field-error mb-5 break-words" role="status">
      {[...new Set(invalid.map((one) => one?.entered ?? ""))].map((entered) => (
        <p key={entered}>{t("amountUnclear", { value: entered.slice(0, 30) })}</p>
      ))}
      {isReversed && <p>{t("amountsReversed")}</p>}
    </div>
  );
}

/** Says next to a search which of its days are ignored, or that the range is empty. */
function DayErrors() {
  const t = useMessages("ui");
  const [search] = useSearchParams();
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const invalid = [from, to].filter((day) => day !== "" && !isDay(day));
  const isReversed = invalid.length === 0 && from !== "" && to !== "" && from > to;
  if (invalid.length === 0 && !isReversed) return null;
  return (
    <div className="field-error mb-5 break-words" role="status">
      {[...new Set(invalid)].map((day) => (
        <p key={day}>{t("dateUnclear", { value: day.slice(0, 30) })}</p>
      ))}
      {isReversed && <p>{t("datesReversed")}</p>}
    </div>
  );
}

/** "2026-11-21", and a day of the calendar. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
