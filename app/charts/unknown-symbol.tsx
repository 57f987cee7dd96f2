import type { ChartView } from "./chart-view";

/** Says that another symbol is shown than the one asked for. */
export function UnknownSymbol({ view: { unknownSymbol, traded } }: { view: ChartView }) {
  if (unknownSymbol === undefined) return null;
  return (
    <p className="break-words" role="status">
      Symbol “{unknownSymbol}” not found. Showing {traded.symbol} instead.
    </p>
  );
}
