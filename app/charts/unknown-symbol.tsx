import { pairName } from "~server/features/markets/rules/symbols";
import { useMessages } from "~/ui/use-messages";
import type { ChartView } from "./chart-view";

/** Says that another symbol than the requested one is shown. */
export function UnknownSymbol({ view: { unknownSymbol, traded } }: { view: ChartView }) {
  const t = useMessages("charts");
  return (
    <div id="chart-notice" role="status" data-follows-choice="">
      {unknownSymbol !== undefined && (
        <p className="notice info break-words">
          {t("unknownSymbol", { asked: unknownSymbol, shown: pairName(traded.symbol) })}
        </p>
      )}
    </div>
  );
}
