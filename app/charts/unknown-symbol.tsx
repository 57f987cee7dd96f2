import type { ChartView } from "./chart-view";

/** Says that another symbol is shown than the one asked for. */
export function UnknownSymbol({ view: { unknownSymbol, traded } }: { view: ChartView }) {
  return (
    <div id="chart-notice" role="status" data-follows-choice="">
      {unknownSymbol !== undefined && (
        <p className="break-words">
          Symbol “{unknownSymbol}” not found. Showing {traded.symbol} instead.
        </p>
      )}
    </div>
  );
}
