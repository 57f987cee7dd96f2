import type { Quote } from "~server/market/quotes";
import { changeText, percentText } from "~server/market/words";

/** How far a price moved in 24 hours; its sign says what its colour says. */
export function PriceChange({ quote, isShort = false }: { quote: Quote; isShort?: boolean }) {
  const percent = percentText(quote.changePercent);
  return <span className={quote.change < 0 ? "falling" : "rising"}>{isShort ? percent : `${changeText(quote.change, quote)} (${percent})`}</span>;
}
