// Symbol, type, timeframe and zoom as a plain GET form: each view of a chart has an address. Where scripts run a choice is shown as it is made.
import { useCallback, useEffect, useRef } from "react";
import { symbolsOf, type Market } from "~server/features/markets/rules/symbols";
import { timeframes } from "~server/features/markets/rules/timeframes";
import { chartTypes, zoomsBeside, type ChartView, type Zoom } from "./chart-view";
import { typeNames } from "./chart-labels";

interface Props {
  action: string;
  market: Market;
  view: ChartView;
  show: (query: URLSearchParams) => void;
}

export function ChartForm({ action, market, view, show }: Props) {
  const { traded, type, timeframe, zoom } = view;
  const { closer, wider } = zoomsBeside(zoom);
  const { form, showAt } = useChoices(view, show);
  const zoomButton = (label: string, to: Zoom | undefined) => (
    <button
      type="submit"
      className="button secondary"
      name="zoom"
      value={to ?? zoom}
      disabled={to === undefined}
    >
      {label}
    </button>
  );
  return (
    <form
      ref={form}
      className="chart-form"
      method="get"
      action={action}
      onChange={() => showAt(zoom)}
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter;
        showAt(pressed instanceof HTMLButtonElement ? pressed.value : zoom);
      }}
    >
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
      <div className="actions">
        {/* The form's first button, so that Enter never zooms; unseen where a choice is shown as it is made. */}
        <button type="submit" className="button primary chart-submit" name="zoom" value={zoom}>
          Show
        </button>
        {zoomButton("Zoom out", wider)}
        {zoomButton("Zoom in", closer)}
      </div>
    </form>
  );
}

function useChoices({ traded, type, timeframe, zoom }: ChartView, show: Props["show"]) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const showAt = useCallback(
    (wanted: Zoom | string) => {
      const query = chosenIn(form.current);
      query.set("zoom", String(wanted));
      show(query);
    },
    [show],
  );
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    // Chosen before scripts were there, or kept by the browser over Back.
    const chosen = chosenIn(form.current);
    const isShown =
      chosen.get("symbol") === traded.symbol &&
      chosen.get("type") === type &&
      chosen.get("timeframe") === timeframe;
    if (!isShown) showAt(zoom);
  }, [showAt, traded, type, timeframe, zoom]);
  return { form, showAt };
}

function chosenIn(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  if (form)
    for (const [name, value] of new FormData(form))
      if (typeof value === "string") query.set(name, value);
  return query;
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
