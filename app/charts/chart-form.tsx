// Symbol, type, timeframe and zoom as a plain GET form: each view of a chart has an address. Where scripts run a choice is shown as it is made.
import { symbolsOf, type Market } from "~server/features/markets/rules/symbols";
import { timeframes } from "~server/features/markets/rules/timeframes";
import { chartTypes, zoomsBeside, type ChartView, type Zoom } from "./chart-view";
import { typeNames } from "./chart-labels";

interface Props {
  action: string;
  market: Market;
  view: ChartView;
}

export function ChartForm({ action, market, view }: Props) {
  const { traded, type, timeframe, zoom } = view;
  const { closer, wider } = zoomsBeside(zoom);
  const zoomButton = (id: string, label: string, to: Zoom | undefined) => (
    <button
      type="submit"
      id={id}
      className="button secondary"
      name="zoom"
      value={to ?? zoom}
      disabled={to === undefined}
    >
      {label}
    </button>
  );
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
      <Segments
        legend="Chart type"
        name="type"
        chosen={type}
        choices={chartTypes.map((value) => ({ value, label: typeNames[value] }))}
      />
      <Segments
        legend="Timeframe"
        name="timeframe"
        chosen={timeframe}
        choices={timeframes.map((value) => ({ value, label: value }))}
      />
      <div id="chart-zoom" className="actions" data-follows-choice="">
        {/* The form's first button, so that Enter never zooms; unseen where a choice is shown as it is made. */}
        <button type="submit" className="button primary chart-submit" name="zoom" value={zoom}>
          Show
        </button>
        {zoomButton("zoom-out", "Zoom out", wider)}
        {zoomButton("zoom-in", "Zoom in", closer)}
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
