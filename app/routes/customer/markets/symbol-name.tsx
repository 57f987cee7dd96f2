import { symbolLabel } from "~server/features/markets/symbol-labels";
import { pairName } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { useLocale } from "~/ui/use-messages";

/** A symbol, which leads to its chart, and what it stands for. */
export function SymbolName({ symbol }: { symbol: string }) {
  const locale = useLocale();
  return (
    <span>
      <a className="symbol-link" href={paths.customer.marketChart({ symbol })}>
        {pairName(symbol)}
      </a>
      <span className="hint">{symbolLabel(symbol, locale)}</span>
    </span>
  );
}
