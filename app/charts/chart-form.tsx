// Symbol, type, timeframe and zoom as a plain GET form: each view of a chart has an address.
import { symbolsOf, type Market } from "~server/market/symbols";
import { timeframes } from "~server/market/timeframes";
import { chartTypes, zoomsBeside, type ChartView } from "./chart-view";
import { typeNames } from "./chart-words";

interface Props {
  action: string;
  market: Market;
  view: ChartView;
}

export function ChartForm({ action, market, view: { traded, type, timeframe, zoom } }: Props) {
  const { closer, wider } = zoomsBeside(zoom);
  return (
    <form className="chart-form" method="get" action={action}>
      <label className="field">
        <span>Symbol</span>
        <select className="control" name="symbol" defaultValue={traded.symbol}>
          {symbolsOf(market).map(({ symbol, label }) => (
            <option key={symbol} value={symbol}>
              {symbol} – {label}
            </option>
          ))}
        </select>
      </label>
      <Segments legend="Chart type" name="type" chosen={type} choices={chartTypes.map((value) => ({ value, label: typeNames[value] }))} />
      <Segments legend="Timeframe" name="timeframe" chosen={timeframe} choices={timeframes.map((value) => ({ value, label: value }))} />
      <div className="actions">
        <button type="submit" className="button primary" name="zoom" value={zoom}>
          Show
        </button>
        <button type="submit" className="button secondary" name="zoom" value={wider ?? zoom} disabled={wider === undefined}>
          Zoom out
        </button>
        <button type="submit" className="button secondary" name="zoom" value={closer ?? zoom} disabled={closer === undefined}>
          Zoom in
        </button>
      </div>
    </form>
  );
}

interface SegmentsProps {
  legend: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
}

/** A few words of which one is chosen, in a row. */
function Segments({ legend, name, chosen, choices }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
