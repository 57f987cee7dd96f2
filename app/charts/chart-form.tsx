// Symbol, timeframe, type and zoom as a plain GET form, so each view of a chart has a URL. With scripts, the chart updates as the form changes.
import { symbolLabel } from "~server/features/markets/symbol-labels";
import { pairName, symbolsOf, type Market } from "~server/features/markets/rules/symbols";
import { timeframes } from "~server/features/markets/rules/timeframes";
import { Icon } from "~/ui/icon";
import { useLocale, useMessages } from "~/ui/use-messages";
import {
  adjacentOffsets,
  chartTypes,
  adjacentZooms,
  type ChartView,
  type Zoom,
} from "./chart-view";

interface Props {
  action: string;
  market: Market;
  view: ChartView;
}

const formId = "chart-form";

export function ChartForm({ action, market, view }: Props) {
  const t = useMessages("charts");
  const locale = useLocale();
  const { traded, type, timeframe, zoom, hasAverage } = view;
  return (
    <form id={formId} className="chart-form" method="get" action={action}>
      <label className="field">
        <span className="sr-only">{t("symbol")}</span>
        <select className="control" name="symbol" defaultValue={traded.symbol}>
          {symbolsOf(market).map(({ symbol }) => (
            <option key={symbol} value={symbol}>
              {t("symbolOption", {
                symbol: pairName(symbol),
                label: symbolLabel(symbol, locale),
              })}
            </option>
          ))}
        </select>
      </label>
      <Segments
        legend={t("timeframe")}
        name="timeframe"
        chosen={timeframe}
        choices={timeframes.map((value) => ({
          value,
          label: value === "Live" ? t("live") : value,
        }))}
      />
      <Segments
        legend={t("type")}
        name="type"
        chosen={type}
        choices={chartTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <fieldset className="segments">
        <legend className="sr-only">{t("averageName")}</legend>
        <div>
          <label>
            <input type="checkbox" name="average" value="on" defaultChecked={hasAverage} />
            <span>{t("average")}</span>
          </label>
        </div>
      </fieldset>
      {/* The form's first button, so that Enter never zooms; unseen where a choice is shown as it is made. */}
      <div id="chart-show" className="chart-submit" data-follows-choice="">
        <button type="submit" className="button primary" name="zoom" value={zoom}>
          {t("show")}
        </button>
      </div>
      <SpanButtons view={view} />
    </form>
  );
}

/** Moves to earlier candles and back. */
function SpanButtons({ view }: Pick<Props, "view">) {
  const t = useMessages("charts");
  const { earlier, later } = adjacentOffsets(view);
  const button = (name: "earlier" | "later", to: number | undefined) => (
    <button
      type="submit"
      id={`chart-${name}`}
      name="back"
      value={to ?? view.back}
      disabled={to === undefined}
      title={t(name)}
    >
      <Icon name={name === "earlier" ? "back" : "forward"} />
      <span className="sr-only">{t(name)}</span>
    </button>
  );
  return (
    <div
      id="chart-span"
      className="chart-buttons"
      // Its arrows point along the times of the chart, in every language.
      dir="ltr"
      role="group"
      aria-label={t("span")}
      data-follows-choice=""
    >
      {/* The value for other buttons; of two in a URL, the last one counts. */}
      {view.back > 0 && <input type="hidden" name="back" value={view.back} />}
      {button("earlier", earlier)}
      {button("later", later)}
    </div>
  );
}

/** Above the plot, also without scripts. */
export function ZoomButtons({ view }: Pick<Props, "view">) {
  const t = useMessages("charts");
  const { zoom } = view;
  const { closer, wider } = adjacentZooms(zoom);
  const button = (name: "zoomIn" | "zoomOut", to: Zoom | undefined) => (
    <button
      type="submit"
      form={formId}
      id={name === "zoomIn" ? "zoom-in" : "zoom-out"}
      name="zoom"
      value={to ?? zoom}
      disabled={to === undefined}
      title={t(name)}
    >
      <Icon name={name === "zoomIn" ? "plus" : "dash"} />
      <span className="sr-only">{t(name)}</span>
    </button>
  );
  return (
    <div id="chart-zoom" className="chart-zoom chart-buttons" data-follows-choice="">
      {zoom !== 1 && <input type="hidden" form={formId} name="zoom" value={zoom} />}
      {button("zoomOut", wider)}
      {button("zoomIn", closer)}
    </div>
  );
}

interface SegmentsProps {
  legend: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
}

/** A few options in a row, of which one is chosen. */
function Segments({ legend, name, chosen, choices }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{legend}</legend>
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
