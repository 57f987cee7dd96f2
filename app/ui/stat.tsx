import type { ReactNode } from "react";
import type { Currency } from "~server/kernel/currencies";
import { MoneyText } from "./money";

interface Props {
  label: string;
  amount: number;
  currency: Currency;
  note?: ReactNode;
  /** The most important figure of a page. */
  isLead?: boolean;
}

export function Stat({ label, amount, currency, note, isLead = false }: Props) {
  return (
    <div className={isLead ? "stat lead-stat" : "stat"}>
      <p className="stat-label">{label}</p>
      <p className="stat-amount">
        <MoneyText amount={amount} currency={currency} />
      </p>
      {note && <p className="hint">{note}</p>}
    </div>
  );
}
