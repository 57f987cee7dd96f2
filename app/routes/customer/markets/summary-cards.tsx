// A market's last 24 hours in four cards.
import type { ReactNode } from "react";
import type { Quote } from "~server/features/markets/rules/quotes";
import { percentText, shortAmountText } from "~server/features/markets/labels";
import { pairName } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { Change } from "~/ui/change";
import { useLocale, useMessages } from "~/ui/use-messages";

export function SummaryCards({ quotes }: { quotes: readonly Quote[] }) {
  const t = useMessages("markets");
  const locale = useLocale();
  const best = topOf(quotes, ({ changePercent }) => changePercent);
  const weakest = topOf(quotes, ({ changePercent }) => -changePercent);
  const busiest = topOf(quotes, ({ volume }) => volume);
  const rising = quotes.filter(({ change }) => change > 0).length;
  return (
    <div className="stats">
      {best && (
        <Card
          label={t("topGainer")}
          symbol={best.symbol}
          figure={<Change text={percentText(best.changePercent, locale)} />}
        />
      )}
      {weakest && (
        <Card
          label={t("topLoser")}
          symbol={weakest.symbol}
          figure={<Change text={percentText(weakest.changePercent, locale)} />}
        />
      )}
      {busiest && (
        <Card
          label={t("mostActive")}
          symbol={busiest.symbol}
          figure={shortAmountText(busiest.volume, locale)}
        />
      )}
      <Card
        label={t("advancing")}
        figure={t("advancingOf", { count: rising, total: quotes.length })}
      />
    </div>
  );
}

function Card({ label, symbol, figure }: { label: string; symbol?: string; figure: ReactNode }) {
  return (
    <div className="stat">
      <p className="grid gap-0.5">
        <span className="stat-label">{label}</span>
        {symbol && (
          <a className="symbol-link" href={paths.customer.marketChart({ symbol })}>
            {pairName(symbol)}
          </a>
        )}
      </p>
      <p className="grid gap-0.5">
        <span className="stat-amount numeric">{figure}</span>
      </p>
    </div>
  );
}

function topOf(quotes: readonly Quote[], value: (quote: Quote) => number): Quote | undefined {
  return quotes.toSorted((left, right) => value(right) - value(left))[0];
}
